import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { type Subscription, setSubscription } from '../../stores/subscription.ts'
import { useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  token: string
  subscription: Subscription
}

/** One list of mails, with the button that leaves it or joins it again. */
export function SubscriptionChoice({ token, subscription: { list, subscribed } }: Props) {
  const { t } = useTexts('errors', 'links')
  const { busy, error, submit } = useSubmission()
  const [changed, setChanged] = useState(false)

  async function change() {
    const result = await submit(() => setSubscription(token, !subscribed))
    if (result?.ok) setChanged(true)
  }

  return (
    <section className="panel grid justify-items-start gap-4" aria-labelledby="list">
      <h2 id="list" className="text-fluid-lg font-semibold">
        {t(`links.${list}`)}
      </h2>
      <p className="text-muted">{t(`links.${list}Text`)}</p>
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <div className="justify-self-stretch">
        <Notice kind={changed ? 'success' : 'info'}>
          {t(`links.${changed ? 'now' : 'still'}${subscribed ? 'Subscribed' : 'Unsubscribed'}`)}
        </Notice>
      </div>
      <Button
        look={subscribed ? 'primary' : 'quiet'}
        busy={busy}
        busyText={t('links.sending')}
        onClick={change}
      >
        {t(subscribed ? `links.${list}Stop` : `links.${list}Again`)}
      </Button>
    </section>
  )
}
