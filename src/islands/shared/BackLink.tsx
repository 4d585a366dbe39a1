import { useState } from 'react'
import { cameFrom } from './came-from.ts'
import { useTexts } from './island.tsx'

/** The way back to where one came from, above what one came for. */
export function BackLink({ otherwise }: { otherwise: string }) {
  const { locale, t } = useTexts('common')
  const [path] = useState(() => cameFrom(locale, otherwise))
  return (
    <p className="print:hidden">
      <a className="link inline-flex min-h-11 items-center gap-2" href={path}>
        <svg
          viewBox="0 0 16 16"
          className="size-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m10 3-5 5 5 5" />
        </svg>
        {t('common.back')}
      </a>
    </p>
  )
}
