import type { SavedClosure } from '../../../stores/closures.ts'
import { useTexts } from '../../shared/island.tsx'
import { closureInWords } from '../closure-words.ts'
import { ClosureActions } from './ClosureActions.tsx'

interface Props {
  series: SavedClosure[]
  editedId: string | undefined
  onEdit: (closure: SavedClosure) => void
  onRemoved: (closure: SavedClosure, withLater: boolean) => void
}

/** The later closures of a series, each to change or remove on its own. */
export function SeriesDates({ series, editedId, onEdit, onRemoved }: Props) {
  const language = useTexts('bookings')
  return (
    <ol className="grid">
      {series.map((closure, index) => (
        <li key={closure.id} className="series-date">
          <p className="font-medium">{closureInWords(language, closure)}</p>
          <ClosureActions
            closure={closure}
            later={series.length - index - 1}
            edited={closure.id === editedId}
            onEdit={onEdit}
            onRemoved={onRemoved}
          />
        </li>
      ))}
    </ol>
  )
}
