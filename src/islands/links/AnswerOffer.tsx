import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { $linkedOffer, loadLinkedOffer } from '../../stores/linked-offer.ts'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useLinkToken } from '../shared/use-link-token.ts'
import { LinkedOffer } from './LinkedOffer.tsx'

/** Answers an offer of another time from the mail to its customer, without signing in: only a press does. */
export const AnswerOffer = island<'bookings' | 'common' | 'errors' | 'links'>(AnswerOfferScreen)

function AnswerOfferScreen() {
  const { t } = useTexts('links')
  const token = useLinkToken()
  const state = useStore($linkedOffer)
  const load = () => void loadLinkedOffer(token)
  useEffect(load, [token])

  if (state.status === 'failed' && state.code === 'link_not_valid') {
    return (
      <Notice kind="failure">
        <p className="font-semibold">{t('links.notValid')}</p>
        <p>{t('links.offerNotValid')}</p>
      </Notice>
    )
  }
  return (
    <Loaded state={state} load={load} failed={t('links.offerFailed')} boxes={1} height="h-96">
      {(offer) => <LinkedOffer key={token} token={token} linked={offer} />}
    </Loaded>
  )
}
