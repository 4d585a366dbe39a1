import type { Provider, UserIdentity } from '@supabase/supabase-js'
import type { Result } from '../../domain/errors.ts'
import { readProviders } from '../../domain/people/providers.ts'
import { supabase } from '../client.ts'
import { askAccounts } from './ask-accounts.ts'

/** The services that the project knows to sign in with, as the build was told. */
export const providers: readonly string[] = readProviders(import.meta.env.PUBLIC_AUTH_PROVIDERS ?? '')

/** One way to sign in: a service, or `email` for address and password. */
export interface Identity {
  provider: string
  /** What the service calls the person. */
  email: string | undefined
}

/** Leaves the page for the service, which leads back to `returnUrl`. */
export async function signInWith(provider: string, returnUrl: string): Promise<Result<void>> {
  return askAccounts(
    () =>
      supabase().auth.signInWithOAuth({
        provider: provider as Provider,
        options: { redirectTo: returnUrl },
      }),
    () => undefined,
  )
}

const toIdentity = ({ provider, identity_data }: UserIdentity): Identity => ({
  provider,
  email: identity_data?.email,
})

export async function listIdentities(): Promise<Result<Identity[]>> {
  return askAccounts(
    () => supabase().auth.getUserIdentities(),
    ({ identities }) => identities.map(toIdentity),
  )
}

/** Leaves the page for the service, to add its account as a way to sign in. */
export async function connect(provider: string, returnUrl: string): Promise<Result<void>> {
  return askAccounts(
    () =>
      supabase().auth.linkIdentity({ provider: provider as Provider, options: { redirectTo: returnUrl } }),
    () => undefined,
  )
}

/** Removes a way to sign in; `last_sign_in` where it is the only one. */
export async function disconnect(provider: string): Promise<Result<void>> {
  return askAccounts(
    async () => {
      const { data, error } = await supabase().auth.getUserIdentities()
      if (error) return { data: null, error }
      const identity = data.identities.find((one) => one.provider === provider)
      return identity ? supabase().auth.unlinkIdentity(identity) : { data: {}, error: null }
    },
    () => undefined,
  )
}
