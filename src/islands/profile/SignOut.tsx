import { Button } from '../../components/ui/Button.tsx'
import { success } from '../../domain/errors.ts'
import { localizedPath } from '../../i18n/url.ts'
import { signOut, signOutEverywhere } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { Part } from '../shared/Part.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'

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
    <Part title={t('profile.signOutTitle')} text={t('profile.signOutText')}>
      {everywhere.error && <SubmitFailure code={everywhere.error} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={here.busy} busyText={t('profile.signingOut')} onClick={onHere}>
          {t('profile.signOutHere')}
        </Button>
        <Button busy={everywhere.busy} busyText={t('profile.signingOut')} onClick={onEverywhere}>
          {t('profile.signOutEverywhere')}
        </Button>
      </div>
    </Part>
  )
}
