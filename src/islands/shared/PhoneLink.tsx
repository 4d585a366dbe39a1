import { telLink } from '../../domain/contact-links.ts'
import { readablePhone } from '../../domain/people/phone.ts'

interface Props {
  /** In international form. */
  phone: string
  className?: string
}

/** A phone number to press: phones call it. */
export function PhoneLink({ phone, className = 'link' }: Props) {
  return (
    <a className={className} href={telLink(phone)}>
      {readablePhone(phone)}
    </a>
  )
}
