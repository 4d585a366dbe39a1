import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'
import { $profile, loadProfile } from '../../stores/people/profile.ts'
import type { Account } from '../../stores/people/session.ts'
import { takeCallbackOutcome } from '../shared/callback-outcome.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../shared/texts.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { EmailForm } from './EmailForm.tsx'
import { OwnData } from './OwnData.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonalForm } from './PersonalForm.tsx'
import { SignOut } from './SignOut.tsx'

type Namespaces = 'auth' | 'common' | 'errors' | 'profile'

/** What every part of the screen gets. */
export interface PartProps {
  locale: Locale
  t: Translate<Namespaces>
  account: Account
}

/** Everything about the own account on one screen, each thing in a part of its own. */
export function Profile(props: IslandProps<Namespaces>) {
  const t = useTranslate(props)
  return (
    <SignedIn locale={props.locale} t={t}>
      {(account) => <Parts locale={props.locale} t={t} account={account} />}
    </SignedIn>
  )
}

function Parts(props: PartProps) {
  const [outcome] = useState(takeCallbackOutcome)
  return (
    <div className="grid gap-6">
      {outcome && <Notice kind="info">{props.t(`auth.${outcome}`)}</Notice>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <LoadedPersonalForm {...props} />
          <EmailForm {...props} />
        </div>
        <div className="grid gap-6">
          <PasswordForm {...props} />
          <SignOut {...props} />
          <OwnData {...props} />
          <DeleteAccount {...props} />
        </div>
      </div>
    </div>
  )
}

function LoadedPersonalForm(props: PartProps) {
  const { t, account } = props
  const state = useStore($profile)
  const load = () => void loadProfile(account.id)
  useEffect(load, [account.id])

  return (
    <Loaded t={t} state={state} load={load} failed={t('profile.loadFailed')} boxes={1} height="h-112">
      {(stored) => <PersonalForm {...props} stored={stored} />}
    </Loaded>
  )
}
