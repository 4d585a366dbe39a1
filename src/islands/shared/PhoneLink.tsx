import { readablePhone } from '../../domain/people/phone.ts'
import { telLink } from '../../domain/reply.ts'

interface Props {
  /** In international form. */
  phone: string
  className?: string
  /** What pressing it does, where the number alone does not say it. */
  label?: string
}

/** A phone number to press: phones call it. */
export function PhoneLink({ phone, className = 'link tabular-nums', label }: Props) {
  return (
    <a className={className} href={telLink(phone)} aria-label={label}>
      {readablePhone(phone)}
    </a>
  )
}
