import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $waiting, needWaiting } from '../../../stores/waiting.ts'
import { useTexts } from '../../shared/island.tsx'

/** Past what waits to the day: many requests are long on a phone, and many stops of the Tab key. */
export function ToProgramme() {
  const { t } = useTexts('admin')
  const waiting = useStore($waiting)
  useEffect(() => {
    needWaiting()
  }, [])
  if (waiting.status !== 'ready' || waiting.value.requests === 0) return
  return (
    <a
      className="link inline-flex min-h-11 items-center justify-self-start lg:sr-only lg:focus:not-sr-only"
      href="#programme"
    >
      {t('admin.programmeTitle')}
    </a>
  )
}
