import type { ReactNode } from 'react'
import { useTexts } from '../shared/island.tsx'
import { MailSheet } from './MailSheet.tsx'
import { type Frames, newsletterMail } from './newsletter-mail.ts'
import { Readers } from './Readers.tsx'

interface Props {
  frames: Frames
  /** The way to the first one. */
  children: ReactNode
}

/** Instead of an empty list: what one could write, to how many, and beside it what such a letter looks like. */
export function NoNewsletters({ frames, children }: Props) {
  const { locale, t } = useTexts('newsletter')
  const page = newsletterMail(locale, frames[locale], {
    subject: t('newsletter.exampleSubject'),
    text: t('newsletter.exampleText'),
  })
  return (
    <section className="no-letters lifted" aria-labelledby="no-letters">
      <div>
        <h2 id="no-letters" className="text-fluid-xl font-semibold">
          {t('newsletter.empty')}
        </h2>
        <p className="max-w-md text-muted">{t('newsletter.emptyText')}</p>
        {children}
        <p className="mt-auto font-semibold">
          <Readers id="" />
        </p>
      </div>
      <div inert>
        <MailSheet page={page} />
      </div>
    </section>
  )
}
