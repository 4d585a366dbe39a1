import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IAppConfig } from '@supabase/lite'
import { parse } from 'smol-toml'
import type { AuthLimits } from './auth/limits.ts'
import type { LocalKeys } from './data-folder/keys.ts'

const FILE = fileURLToPath(new URL('../config.toml', import.meta.url))

export type LiteConfig = Omit<IAppConfig, 'connection'>

/** lite's settings: `supabase/config.toml`, with this backend's own address and keys. */
export function liteConfig(siteUrl: string, keys: LocalKeys): LiteConfig {
  // lite knows neither functions nor limits nor templates, and accepts no word it does not know.
  const { auth, functions: ___, ...config } = readFile()
  const {
    rate_limit: _,
    email: { template: __, ...email },
    ...known
  } = auth
  return {
    ...config,
    auth: {
      ...known,
      email,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    options: { server: { admin: false, disableStudio: true } },
  }
}

/** Seconds that must lie between two mails of a kind to one person: `auth.email.max_frequency`. */
export function mailInterval(config: LiteConfig): number {
  const text = config.auth?.email?.max_frequency ?? '60s'
  const [, seconds] = /^(\d+)s$/.exec(text) ?? []
  if (seconds === undefined)
    throw new Error(`config.toml: max_frequency should look like "60s", not "${text}".`)
  return Number(seconds)
}

/** The limits of `auth.rate_limit`, which count for five minutes and one address, as on a hosted project. */
export function authLimits(): AuthLimits {
  const { sign_in_sign_ups, token_refresh, token_verifications } = readFile().auth.rate_limit
  return {
    signIns: sign_in_sign_ups,
    sessions: token_refresh,
    links: token_verifications,
    // Those of an account are of this backend only; a hosted project counts by address alone.
    wrongPasswords: 10,
    changes: 60,
    newPasswords: 10,
  }
}

type RateLimit = Record<'sign_in_sign_ups' | 'token_refresh' | 'token_verifications', number>

function readFile() {
  return parse(readFileSync(FILE, 'utf8')) as object as LiteConfig & {
    functions: object
    auth: { rate_limit: RateLimit; email: { template: object } }
  }
}
