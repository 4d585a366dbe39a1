import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $failedMails, loadFailedMails, refreshFailedMails } from '../../../stores/failed-mails.ts'
import { useTexts } from '../../shared/island.tsx'
import { useFresh } from '../../shared/use-fresh.ts'
import { FailedMailCard } from './FailedMailCard.tsx'
import { WhenAny } from './WhenAny.tsx'

/** Mails that failed, so that somebody phones their readers. */
export function FailedMails() {
  const { t } = useTexts('admin')
  const state = useStore($failedMails)
  const [outcome, setOutcome] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    loadFailedMails()
  }, [])
  useFresh(refreshFailedMails)

  function answered(message: string) {
    setOutcome(message)
    // The entry has gone, and with it the focus.
    heading.current?.focus()
  }

  return (
    <WhenAny
      state={state}
      title={t('admin.failedMailsTitle')}
      text={t('admin.failedMailsText')}
      failed={t('admin.failedMailsFailed')}
      load={loadFailedMails}
      outcome={outcome}
      heading={heading}
    >
      {(mails) => (
        <ul className="grid gap-3">
          {mails.map((mail) => (
            <li key={mail.id}>
              <FailedMailCard mail={mail} onAnswered={answered} />
            </li>
          ))}
        </ul>
      )}
    </WhenAny>
  )
}
