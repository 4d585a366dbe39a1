import { Button } from '../../components/ui/Button.tsx'
import { success } from '../../domain/errors.ts'
import { localizedPath } from '../../i18n/url.ts'
import { signOut, signOutEverywhere } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'
import { ActionPart } from './ActionPart.tsx'

export function SignOut() {
  const { locale, t } = useTexts('profile')
  const here = useSubmission()
  const everywhere = useSubmission()
  const leave = () => location.assign(localizedPath(locale, '/login'))

  async function onHere() {
    await here.submit(async () => success(await signOut()))
    leave()
  }

  async function onEverywhere() {
    const result = await everywhere.submit(signOutEverywhere)
    if (result?.ok) leave()
  }

  return (
    <ActionPart
      title={t('profile.signOutTitle')}
      text={t('profile.signOutText')}
      actions={
        <>
          <Button busy={here.busy} busyText={t('profile.signingOut')} onClick={onHere}>
            {t('profile.signOutHere')}
          </Button>
          <Button busy={everywhere.busy} busyText={t('profile.signingOut')} onClick={onEverywhere}>
            {t('profile.signOutEverywhere')}
          </Button>
        </>
      }
    >
      {everywhere.error && <SubmitFailure code={everywhere.error} />}
    </ActionPart>
  )
}
