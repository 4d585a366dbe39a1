import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { showPresentEmail } from '../../stores/people/email.ts'
import { $profile, loadProfile } from '../../stores/people/profile.ts'
import type { Account } from '../../stores/people/session.ts'
import { takeCallbackOutcome } from '../shared/callback-outcome.ts'
import { CalendarFeed } from '../shared/feed/CalendarFeed.tsx'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { Part } from '../shared/Part.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { useFresh } from '../shared/use-fresh.ts'
import { ConnectedSignIns } from './connected/ConnectedSignIns.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Goodbye } from './Goodbye.tsx'
import { MailLanguage } from './MailLanguage.tsx'
import { OwnData } from './OwnData.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonalForm } from './PersonalForm.tsx'
import { PersonHead } from './PersonHead.tsx'
import { SignOut } from './SignOut.tsx'
import { SecondStep } from './second-step/SecondStep.tsx'

/** Everything about the own account on one screen: who it is, open what people change often, in folded lines the rest. */
export const Profile = island<
  'auth' | 'bookings' | 'common' | 'errors' | 'feed' | 'profile' | 'step' | 'times'
>(ProfileScreen)

function ProfileScreen() {
  const [deleted, setDeleted] = useState(false)
  if (deleted) return <Goodbye />
  return <SignedIn>{(account) => <Parts account={account} onDeleted={() => setDeleted(true)} />}</SignedIn>
}

function Parts({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const { t } = useTexts('auth', 'profile')
  const [outcome] = useState(takeCallbackOutcome)
  // First while the desk waits for it, and then it stays where it is.
  const [demanded] = useState(account.secondStep === 'missing')
  useEffect(() => {
    showPresentEmail()
  }, [])
  useFresh(showPresentEmail)
  const signIn = (
    <Part title={t('profile.signInTitle')}>
      <div className="folds">
        {demanded && <SecondStep account={account} />}
        <PasswordForm account={account} />
        {!demanded && <SecondStep account={account} />}
        <ConnectedSignIns />
        <SignOut />
      </div>
    </Part>
  )
  return (
    <div className="profile-cards">
      {outcome && <Notice kind="failure">{t(`auth.${outcome}`)}</Notice>}
      <PersonHead account={account} />
      <div className="part-cards profile-column">
        {/* What the desk waits for comes first. */}
        {demanded && signIn}
        <AboutYou account={account} />
      </div>
      <div className="part-cards profile-column">
        {!demanded && signIn}
        <Part title={t('profile.calendarAndData')}>
          <div className="folds">
            <CalendarFeed account={account} look="row" />
            <OwnData />
            <DeleteAccount account={account} onDeleted={onDeleted} />
          </div>
        </Part>
      </div>
    </div>
  )
}

/** Address and language of mails are known at once; the rest is loaded. */
function AboutYou({ account }: { account: Account }) {
  const { t } = useTexts('profile')
  const state = useStore($profile)
  const load = () => void loadProfile(account.id)
  useEffect(load, [account.id])

  return (
    <Part title={t('profile.personalTitle')}>
      <Loaded
        state={state}
        load={load}
        failed={t('profile.loadFailed')}
        boxes={1}
        height="h-98.5 sm:h-58.25 lg:h-99"
      >
        {(stored) => <PersonalForm account={account} stored={stored} />}
      </Loaded>
      <div className="folds">
        <EmailForm account={account} />
        <MailLanguage account={account} />
      </div>
    </Part>
  )
}
