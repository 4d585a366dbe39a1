import { useState } from 'react'
import type { Credentials } from '../../domain/people/account.ts'
import { useTypedEmail } from './use-typed-email.ts'

/** Email and password while they are typed. Of the two only the address is kept anywhere. */
export function useCredentials(): [Credentials, change: (credentials: Credentials) => void] {
  const [email, type] = useTypedEmail()
  const [password, setPassword] = useState('')

  function change(credentials: Credentials) {
    if (credentials.email !== email) type(credentials.email)
    setPassword(credentials.password)
  }
  return [{ email, password }, change]
}
