import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatNumber } from '../../i18n/format-number.ts'
import { $newsletterCounts, countNewsletter } from '../../stores/newsletters.ts'
import { useTexts } from '../shared/island.tsx'

/** How many would get a newsletter, before anybody asks to send it. Where it cannot be told, nothing is said. */
export function Readers({ id }: { id: string }) {
  const { locale, t } = useTexts('newsletter')
  const counts = useStore($newsletterCounts)
  useEffect(() => void countNewsletter(id), [id])
  if (counts.status !== 'ready') return null
  const { subscribers } = counts.value
  if (subscribers === 0) return t('newsletter.nobody')
  return t('newsletter.readers', { count: subscribers, number: formatNumber(locale, subscribers) })
}
