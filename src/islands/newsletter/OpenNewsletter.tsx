import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $newsletter, beginNewsletter, loadNewsletter } from '../../stores/newsletters.ts'
import { BesideTitle } from '../shared/BesideTitle.tsx'
import { useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { NewsletterEditor } from './NewsletterEditor.tsx'
import type { Frames } from './newsletter-mail.ts'
import { listPath, NEW } from './paths.ts'
import { SentNewsletter } from './SentNewsletter.tsx'

interface Props {
  /** As the address has it. */
  id: string
  /** Where a test goes to. */
  email: string
  frames: Frames
  onSaved: (id: string) => void
}

/** One newsletter: to be written while it is a draft, to be watched and read afterwards. */
export function OpenNewsletter({ id, email, frames, onSaved }: Props) {
  const { locale, t } = useTexts('newsletter')
  const state = useStore($newsletter)
  const load = () => {
    if (id === NEW) beginNewsletter()
    else loadNewsletter(id)
  }
  useEffect(load, [id])
  return (
    <>
      <BesideTitle>
        <a className="link inline-flex min-h-11 items-center" href={listPath(locale)}>
          {t('newsletter.all')}
        </a>
      </BesideTitle>
      <Loaded state={state} load={load} failed={t('newsletter.loadFailed')} boxes={2} height="h-60">
        {(newsletter) =>
          newsletter.state === 'draft' ? (
            <NewsletterEditor newsletter={newsletter} email={email} frames={frames} onSaved={onSaved} />
          ) : (
            <SentNewsletter newsletter={newsletter} frames={frames} />
          )
        }
      </Loaded>
    </>
  )
}
