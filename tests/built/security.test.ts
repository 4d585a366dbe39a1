import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { localKeys } from '../../supabase/local/data-folder/keys.ts'
import { headersFor, parseHeaderRules } from '../../supabase/local/site/header-rules.ts'
import { allAddresses, contentAt, dist } from './site.ts'

const pages = allAddresses.map((address) => ({ address, html: contentAt(address).toString() }))

/** The content policy of a page: what each kind of thing may come from. */
function policyOf(html: string): Record<string, string[]> {
  const metas = html.match(/<meta http-equiv="content-security-policy" content="[^"]*">/g) ?? []
  expect(metas).toHaveLength(1)
  const [, content = ''] = /content="([^"]*)"/.exec(metas[0] ?? '') ?? []
  const directives = content.split(';').map((directive) => directive.trim().split(/\s+/))
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))
}

describe.each(pages)('$address', ({ html }) => {
  test('lets in nothing but the site’s own files and the inline scripts it was built with', () => {
    const policy = policyOf(html)
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
    })
    const hash = /^'(self'|sha256-[A-Za-z0-9+/]{43}=')$/
    const sources = [...(policy['script-src'] ?? ['none']), ...(policy['style-src'] ?? ['none'])]
    expect(sources.filter((source) => !hash.test(source))).toEqual([])
  })

  test('stands under its policy from its first script on, and needs no exception from it', () => {
    const policy = policyOf(html)
    const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    expect(html.indexOf('content-security-policy')).toBeLessThan(scripts[0]?.index ?? html.length)
    for (const [, attributes = '', text = ''] of scripts) {
      if (/\ssrc="\/|type="application\/(ld\+)?json"/.test(attributes)) continue
      const hash = createHash('sha256').update(text).digest('base64')
      expect(policy['script-src']).toContain(`'sha256-${hash}'`)
    }
    const tags = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').match(/<[a-z][^>]*>/gi) ?? []
    expect(tags.filter((tag) => /\s(on[a-z]+|style)=|=["']?\s*javascript:/i.test(tag))).toEqual([])
  })
})

test('every answer carries the headers that keep the site from being framed, sniffed or listened to', () => {
  const rules = parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'))
  const headers = headersFor(rules, '/any/page')
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=(\d{8,})/)
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
})

test('no secret, password or path of the machine is in the site', () => {
  const { secretKey, jwtSecret } = localKeys('.local')
  const secrets = new RegExp(
    [
      secretKey,
      jwtSecret,
      'sb_secret_[A-Za-z0-9_-]{8}',
      'PRIVATE KEY',
      'gegee-demo',
      'eyJhbGciOi',
      process.cwd(),
    ]
      .map((text) => text.replaceAll('/', '\\/'))
      .join('|'),
  )
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap(({ parentPath, name }) => {
    const file = join(parentPath, name)
    return secrets.test(readFileSync(file, 'latin1')) ? [file] : []
  })
  expect(found).toEqual([])
})
