import { island } from '../shared/island.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { useAddress } from '../shared/use-address.ts'
import { NewsletterList } from './NewsletterList.tsx'
import type { Frames } from './newsletter-mail.ts'
import { OpenNewsletter } from './OpenNewsletter.tsx'

/** What the studio writes to those who asked for news: a list, and one of them to be written and sent. */
export const Newsletters = island<'common' | 'newsletter' | 'bookings' | 'errors', Framed>(NewslettersScreen)

interface Framed {
  /** What the mails of each language say around a newsletter. */
  frames: Frames
}

function NewslettersScreen({ frames }: Framed) {
  return <SignedIn>{(account) => <ListOrOne email={account.email} frames={frames} />}</SignedIn>
}

function ListOrOne({ email, frames }: Framed & { email: string }) {
  const [id, setId] = useAddress(
    (query) => query.get('id'),
    (shown) => ({ id: shown ?? undefined }),
  )
  if (id === null) return <NewsletterList frames={frames} />
  return <OpenNewsletter id={id} email={email} frames={frames} onSaved={setId} />
}
