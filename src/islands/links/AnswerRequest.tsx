import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { localizedPath } from '../../i18n/url.ts'
import { $linkedRequest, loadLinkedRequest } from '../../stores/linked-request.ts'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useLinkToken } from '../shared/use-link-token.ts'
import { LinkedRequest } from './LinkedRequest.tsx'

/**
 * Answers a request from the studio's mail, without signing in. To open it changes nothing, since programs that look
 * for harmful mails open links, too: only a press answers.
 */
export const AnswerRequest = island<'bookings' | 'common' | 'errors' | 'links'>(AnswerRequestScreen)

function AnswerRequestScreen() {
  const { locale, t } = useTexts('links')
  const token = useLinkToken()
  const state = useStore($linkedRequest)
  const load = () => void loadLinkedRequest(token)
  useEffect(load, [token])

  if (state.status === 'failed' && state.code === 'link_not_valid') {
    return (
      <div className="grid justify-items-start gap-5">
        <Notice kind="failure">
          <p className="font-semibold">{t('links.notValid')}</p>
          <p>{t('links.answerNotValid')}</p>
        </Notice>
        <a className="button button-quiet" href={localizedPath(locale, '/admin')}>
          {t('links.toDesk')}
        </a>
      </div>
    )
  }
  return (
    <Loaded state={state} load={load} failed={t('links.requestFailed')} boxes={1} height="h-96">
      {(request) => <LinkedRequest key={token} token={token} request={request} />}
    </Loaded>
  )
}
