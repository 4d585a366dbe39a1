import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IAppConfig } from '@supabase/lite'
import { parse } from 'smol-toml'
import type { LocalKeys } from './keys.ts'

const FILE = fileURLToPath(new URL('../config.toml', import.meta.url))

export type LiteConfig = Omit<IAppConfig, 'connection'>

/** lite's settings: `supabase/config.toml`, with this backend's own address and keys. */
export function liteConfig(siteUrl: string, keys: LocalKeys): LiteConfig {
  const config = parse(readFileSync(FILE, 'utf8')) as LiteConfig
  return {
    ...config,
    auth: {
      ...config.auth,
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
