import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { knownAs } from '../../domain/people/customer.ts'
import { localizedPath } from '../../i18n/url.ts'
import { $similar, loadSimilar, type SimilarCustomer } from '../../stores/people/customers.ts'
import type { UserDetails } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { PersonLines } from '../shared/people/PersonLines.tsx'
import { MergeDialog } from './MergeDialog.tsx'

/** Who may be the same person, to be merged with this one; nothing where nobody is. */
export function SimilarCustomers({ user }: { user: UserDetails }) {
  const { locale, t } = useTexts('people')
  const state = useStore($similar)
  const [asking, setAsking] = useState<SimilarCustomer>()
  useEffect(() => {
    loadSimilar(user.id)
  }, [user.id])

  // These are proposals only: a failure to load them is not shown.
  if (state.status !== 'ready' || state.value.length === 0) return null
  return (
    <section className="panel grid gap-4" aria-labelledby="similar">
      <div className="grid gap-1">
        <h2 id="similar" className="text-fluid-lg font-semibold">
          {t('people.similarTitle')}
        </h2>
        <p className="max-w-prose text-muted">{t('people.similarText')}</p>
      </div>
      <ul className="grid">
        {state.value.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-4 border-line py-3 not-first:border-t"
          >
            <a className="hover:underline" href={localizedPath(locale, `/admin/users/${one.id}`)}>
              <PersonLines person={one} />
            </a>
            <Button aria-label={t('people.mergeWith', { name: knownAs(one) })} onClick={() => setAsking(one)}>
              {t('people.merge')}
            </Button>
          </li>
        ))}
      </ul>
      {asking && <MergeDialog user={user} other={asking} onClose={() => setAsking(undefined)} />}
    </section>
  )
}
