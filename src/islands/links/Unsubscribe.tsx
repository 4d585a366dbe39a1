import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { localizedPath } from '../../i18n/url.ts'
import { $subscription, loadSubscription } from '../../stores/subscription.ts'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useLinkToken } from '../shared/use-link-token.ts'
import { SubscriptionChoice } from './SubscriptionChoice.tsx'

/** Says which mails a link is about and whether they come; a press stops them, another has them come again. */
export const Unsubscribe = island<'common' | 'errors' | 'links'>(UnsubscribeScreen)

function UnsubscribeScreen() {
  const { locale, t } = useTexts('links')
  const token = useLinkToken()
  const state = useStore($subscription)
  const load = () => void loadSubscription(token)
  useEffect(load, [token])

  return (
    <div className="grid gap-6">
      {state.status === 'failed' && state.code === 'link_not_valid' ? (
        <Notice kind="failure">
          <p className="font-semibold">{t('links.notValid')}</p>
          <p>{t('links.unsubscribeNotValid')}</p>
        </Notice>
      ) : (
        <Loaded state={state} load={load} failed={t('links.subscriptionFailed')} boxes={1} height="h-40">
          {(subscription) => <SubscriptionChoice key={token} token={token} subscription={subscription} />}
        </Loaded>
      )}
      <p className="text-muted">{t('links.alwaysComes')}</p>
      <p>
        <a className="button button-quiet" href={localizedPath(locale, '/profile')}>
          {t('links.toProfile')}
        </a>
      </p>
    </div>
  )
}
