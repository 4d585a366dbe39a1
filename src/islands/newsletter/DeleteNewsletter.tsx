import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { deleteNewsletter, newsletterDraft } from '../../stores/newsletters.ts'
import { useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { listPath } from './paths.ts'

/** Deletes a newsletter after asking once, and goes back to the list. */
export function DeleteNewsletter({ id }: { id: string }) {
  const { locale, t } = useTexts('newsletter', 'errors')
  const [asking, setAsking] = useState(false)
  const { busy, error, submit } = useSubmission()

  async function remove() {
    const result = await submit(() => deleteNewsletter(id))
    setAsking(false)
    if (!result?.ok) return
    newsletterDraft.forget(id)
    location.assign(listPath(locale))
  }

  return (
    <div className="grid justify-items-start gap-3">
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <Button onClick={() => setAsking(true)}>{t('newsletter.delete')}</Button>
      {asking && (
        <ConfirmDialog
          title={t('newsletter.deleteTitle')}
          no={t('newsletter.keep')}
          onNo={() => setAsking(false)}
          yes={t('newsletter.delete')}
          onYes={remove}
          busyText={busy && t('newsletter.deleting')}
        >
          <p>{t('newsletter.deleteText')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
