import { Button } from '../../components/ui/Button.tsx'
import { Chevron } from '../../components/ui/Chevron.tsx'

interface Props {
  label: string
  towards: 'start' | 'end'
  onStep: () => void
}

/** To the day, week or month before or after: a sign whose name is said. */
export function Step({ label, towards, onStep }: Props) {
  return (
    <Button className="size-11 shrink-0 p-0! print:hidden" aria-label={label} title={label} onClick={onStep}>
      <Chevron towards={towards} />
    </Button>
  )
}
