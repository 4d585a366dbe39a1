import type { AccountAction } from '../../domain/people/account-action.ts'
import { knownAs } from '../../domain/people/customer.ts'
import type { Translate } from '../../i18n/t.ts'
import type { UserDetails } from '../../stores/people/users.ts'

interface Words {
  /** The button that leads to the question, and the words beside it. */
  label: string
  text: string
  /** The question, and what it warns of. */
  title: string
  question: string
  yes: string
  /** Said when it has happened. */
  done: string
}

/** What an action on somebody's account is called, asks and says. */
export function actionWords(
  t: Translate<'accounts'>,
  action: AccountAction,
  user: Pick<UserDetails, 'fullName' | 'email' | 'phone' | 'invited'>,
): Words {
  const name = knownAs(user)
  const to = { email: user.email ?? '' }
  switch (action) {
    case 'send_recovery':
      return {
        label: t('accounts.recovery'),
        text: t('accounts.recoveryText'),
        title: t('accounts.recoveryTitle', to),
        question: t('accounts.recoveryText'),
        yes: t('accounts.send'),
        done: t('accounts.recoveryDone'),
      }
    case 'remove_factors':
      return {
        label: t('accounts.step'),
        text: t('accounts.stepText'),
        title: t('accounts.stepTitle', { name }),
        question: t('accounts.stepQuestion'),
        yes: t('accounts.stepYes'),
        done: t('accounts.stepDone'),
      }
    case 'block':
      return {
        label: t('accounts.block'),
        text: t('accounts.blockText'),
        title: t('accounts.blockTitle', { name }),
        question: t('accounts.blockText'),
        yes: t('accounts.blockYes'),
        done: t('accounts.blockDone'),
      }
    case 'unblock':
      return {
        label: t('accounts.unblock'),
        text: t('accounts.unblockText'),
        title: t('accounts.unblockTitle', { name }),
        question: t('accounts.unblockText'),
        yes: t('accounts.unblockYes'),
        done: t('accounts.unblockDone'),
      }
    case 'delete':
      return {
        label: t('accounts.delete'),
        text: t('accounts.deleteText'),
        title: t('accounts.deleteTitle', { name }),
        question: t('accounts.deleteQuestion'),
        yes: t('accounts.deleteYes'),
        done: '',
      }
    case 'invite':
      return {
        label: t(user.invited ? 'accounts.inviteAgain' : 'accounts.invite'),
        text: t('accounts.inviteText'),
        title: t('accounts.inviteTitle', to),
        question: t('accounts.inviteQuestion', { name }),
        yes: t('accounts.inviteYes'),
        done: t('accounts.inviteDone'),
      }
  }
}
