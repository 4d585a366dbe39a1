import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { $profile, loadProfile } from '../../stores/people/profile.ts'
import type { Account } from '../../stores/people/session.ts'
import { takeCallbackOutcome } from '../shared/callback-outcome.ts'
import { CalendarFeed } from '../shared/feed/CalendarFeed.tsx'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { ConnectedSignIns } from './connected/ConnectedSignIns.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Goodbye } from './Goodbye.tsx'
import { OwnData } from './OwnData.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonalForm } from './PersonalForm.tsx'
import { SignOut } from './SignOut.tsx'
import { SecondStep } from './second-step/SecondStep.tsx'

/** Everything about the own account on one screen, each thing in a part of its own. */
export const Profile = island<'auth' | 'common' | 'errors' | 'feed' | 'profile' | 'step'>(ProfileScreen)

function ProfileScreen() {
  const [deleted, setDeleted] = useState(false)
  if (deleted) return <Goodbye />
  return <SignedIn>{(account) => <Parts account={account} onDeleted={() => setDeleted(true)} />}</SignedIn>
}

function Parts({ account, onDeleted }: { account: Account; onDeleted: () => void }) {
  const { t } = useTexts('auth')
  const [outcome] = useState(takeCallbackOutcome)
  // First while the desk waits for it, and then it stays where it is.
  const [demanded] = useState(account.secondStep === 'missing')
  return (
    <div className="grid gap-6">
      {outcome && <Notice kind="failure">{t(`auth.${outcome}`)}</Notice>}
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="parts panel">
          {demanded && <SecondStep account={account} />}
          <LoadedPersonalForm account={account} />
          <CalendarFeed account={account} />
          <OwnData />
        </div>
        <div className="parts panel">
          <PasswordForm account={account} />
          <EmailForm account={account} />
          {!demanded && <SecondStep account={account} />}
          <ConnectedSignIns />
          <SignOut />
          <DeleteAccount account={account} onDeleted={onDeleted} />
        </div>
      </div>
    </div>
  )
}

function LoadedPersonalForm({ account }: { account: Account }) {
  const { t } = useTexts('profile')
  const state = useStore($profile)
  const load = () => void loadProfile(account.id)
  useEffect(load, [account.id])

  return (
    <Loaded state={state} load={load} failed={t('profile.loadFailed')} boxes={1} height="h-112">
      {(stored) => <PersonalForm account={account} stored={stored} />}
    </Loaded>
  )
}
