import { contact } from '../../../content/contact.ts'
import { mailtoLink, telLink } from '../../../domain/contact-links.ts'

/** The studio's phone and email, to be reached at once. */
export function ReachStudio() {
  return (
    <p className="flex flex-wrap gap-x-6">
      <a className="link inline-flex min-h-11 items-center" href={telLink(contact.phone)}>
        {contact.phone}
      </a>
      <a className="link inline-flex min-h-11 items-center" href={mailtoLink(contact.email)}>
        {contact.email}
      </a>
    </p>
  )
}
