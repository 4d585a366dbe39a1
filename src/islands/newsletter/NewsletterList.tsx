import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { languageFor, textIn } from '../../domain/newsletter.ts'
import { formatDay, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { loadNewsletters, type Newsletter, newsletters } from '../../stores/newsletters.ts'
import { BesideTitle } from '../shared/BesideTitle.tsx'
import { useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { MoreButton } from '../shared/MoreButton.tsx'
import { NoNewsletters } from './NoNewsletters.tsx'
import type { Frames } from './newsletter-mail.ts'
import { NEW, pathOf } from './paths.ts'
import { StateBadge } from './StateBadge.tsx'

export function NewsletterList({ frames }: { frames: Frames }) {
  const { locale, t } = useTexts('newsletter')
  const state = useStore(newsletters.$state)
  useEffect(() => {
    loadNewsletters()
  }, [])
  const write = (
    <a className="button button-primary" href={pathOf(locale, NEW)}>
      {t('newsletter.write')}
    </a>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Loaded
        state={state}
        load={loadNewsletters}
        failed={t('newsletter.listFailed')}
        boxes={3}
        height="h-28"
      >
        {({ items }) =>
          items.length === 0 ? (
            <NoNewsletters frames={frames}>{write}</NoNewsletters>
          ) : (
            <>
              <BesideTitle>{write}</BesideTitle>
              <ul className="ruled">
                {items.map((newsletter) => (
                  <li key={newsletter.id}>
                    <Entry newsletter={newsletter} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <MoreButton list={newsletters} />
    </div>
  )
}

function Entry({ newsletter }: { newsletter: Newsletter }) {
  const { locale, t } = useTexts('newsletter')
  const { id, texts, sentAt, changedAt } = newsletter
  const { subject } = textIn(texts, languageFor(texts, locale))
  const moment = (at: Date) => joinDateAndTime(locale, formatDay(locale, at), formatTime(locale, at))
  return (
    <article className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fluid-sm text-muted">
        <StateBadge state={newsletter.state} />
        <span>
          {sentAt
            ? t('newsletter.sentAt', { date: moment(sentAt) })
            : t('newsletter.changedAt', { date: moment(changedAt) })}
        </span>
      </p>
      <h2 className="text-fluid-lg font-semibold">
        <a
          className="inline-flex min-h-11 items-center break-words hover:underline"
          href={pathOf(locale, id)}
        >
          {subject.trim() || t('newsletter.noSubject')}
        </a>
      </h2>
    </article>
  )
}
