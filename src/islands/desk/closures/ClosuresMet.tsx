import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { joinClauses } from '../../../i18n/joins.ts'
import { type ClosurePlan, closedBy, closuresMet, type SavedClosure } from '../../../stores/closures.ts'
import { createResource } from '../../../stores/resource.ts'
import { useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { closureInWords, kindName } from '../closure-words.ts'

interface Props {
  plan: ClosurePlan
  busy: boolean
  onMerge: (met: SavedClosure[]) => void
}

/** The closures that are there already, by name, and what becomes of them and the new one as one. */
export function ClosuresMet({ plan, busy, onMerge }: Props) {
  const language = useTexts('common', 'admin', 'bookings')
  const { locale, t } = language
  const [found] = useState(() => createResource<SavedClosure[]>())
  const state = useStore(found.$state)
  const asked = JSON.stringify([plan.drafts, plan.seen?.id])
  const load = () => void found.load(() => closuresMet(plan))
  useEffect(load, [asked])
  if (state.status === 'failed') {
    return <LoadFailure title={t('admin.closuresFailed')} code={state.code} onRetry={load} />
  }
  const met = state.status === 'ready' ? state.value : []
  if (met.length === 0) return null
  const merged = closedBy({ ...plan, merging: met })
  const [only] = merged
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="closures-met">
      <h3 id="closures-met" className="font-semibold">
        {t('admin.metTitle')}
      </h3>
      <ul className="grid gap-2">
        {met.map((closure) => (
          <li key={closure.id} className="closed-hatch rounded-field border-s-4 px-3 py-2">
            <span className="block font-semibold">{closureInWords(language, closure)}</span>
            <span className="block">
              {joinClauses(locale, kindName(t, closure.kind), ...(closure.note ? [closure.note] : []))}
            </span>
          </li>
        ))}
      </ul>
      <Button busy={busy} busyText={t('common.pleaseWait')} onClick={() => onMerge(met)}>
        {merged.length === 1 && only
          ? t('admin.mergeInto', { period: closureInWords(language, only) })
          : t('admin.mergeAll')}
      </Button>
    </section>
  )
}
