import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import { localizedPath } from '../../i18n/url.ts'
import { deleteCustomer } from '../../stores/people/customers.ts'
import type { UserDetails } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'

/** Forgets a customer without an account, and asks once before. */
export function DeleteCustomer({ user }: { user: UserDetails }) {
  const { locale, t } = useTexts('people')
  const [asking, setAsking] = useState(false)
  const { busy, error, submit, forget } = useSubmission()

  async function remove() {
    const result = await submit(() => deleteCustomer(user.id))
    if (result?.ok) location.replace(localizedPath(locale, '/admin/users'))
  }

  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('people.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('people.deleteTitle', { name: user.fullName ?? '' })}
          no={t('people.keep')}
          onNo={() => {
            forget()
            setAsking(false)
          }}
          yes={t('people.delete')}
          onYes={remove}
          busyText={busy && t('people.deleting')}
        >
          <p>{t('people.deleteText')}</p>
          {error && <SubmitFailure title={t('people.deleteFailed')} code={error} />}
        </ConfirmDialog>
      )}
    </>
  )
}
