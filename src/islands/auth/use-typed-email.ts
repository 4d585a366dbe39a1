import { useState } from 'react'
import { typedEmail } from '../../stores/people/typed-email.ts'

/** The address that is typed here; it survives the way to another language and to the other forms of the account. */
export function useTypedEmail(): [email: string, type: (email: string) => void] {
  const [email, setEmail] = useState(() => typedEmail.read() ?? '')

  function type(text: string) {
    setEmail(text)
    typedEmail.keep(text)
  }
  return [email, type]
}
