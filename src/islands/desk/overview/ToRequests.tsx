import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $waiting, needWaiting } from '../../../stores/waiting.ts'
import { useTexts } from '../../shared/island.tsx'

/** Past the day to what waits: a full day is long on a phone, and many stops of the Tab key. */
export function ToRequests() {
  const { t } = useTexts('admin')
  const waiting = useStore($waiting)
  useEffect(() => {
    needWaiting()
  }, [])
  if (waiting.status !== 'ready' || waiting.value.requests === 0) return
  return (
    <a className="button button-quiet justify-self-start lg:sr-only lg:focus:not-sr-only" href="#requests">
      {t('admin.requestsTitle')} <span className="app-count">{waiting.value.requests}</span>
    </a>
  )
}
