import { useStore } from '@nanostores/react'
import { Button } from '../../components/ui/Button.tsx'
import { success } from '../../domain/errors.ts'
import { localizedPath } from '../../i18n/url.ts'
import { signOut, signOutEverywhere } from '../../stores/people/session.ts'
import { createSubmission } from '../../stores/submission.ts'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { Part } from './Part.tsx'
import type { PartProps } from './Profile.tsx'

const here = createSubmission()
const everywhere = createSubmission()

export function SignOut({ locale, t }: PartProps) {
  const { busy: leavingHere } = useStore(here.$state)
  const { busy: leavingAll, error } = useStore(everywhere.$state)
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
      {error && <SubmitFailure locale={locale} t={t} code={error} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={leavingHere} busyText={t('profile.signingOut')} onClick={onHere}>
          {t('profile.signOutHere')}
        </Button>
        <Button busy={leavingAll} busyText={t('profile.signingOut')} onClick={onEverywhere}>
          {t('profile.signOutEverywhere')}
        </Button>
      </div>
    </Part>
  )
}
