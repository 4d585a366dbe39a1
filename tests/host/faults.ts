import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFor, parseHeaderRules } from '../../supabase/local/site/header-rules.ts'
import { type Expected, expectedAddresses } from './expected.ts'

/** Asks a host for every address of the site in `folder`; what is not as it shall be, in sentences. */
export async function hostFaults(site: URL, folder: string): Promise<{ asked: number; faults: string[] }> {
  const rules = parseHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'))
  const all = expectedAddresses(folder)
  const asked = all.length
  const faults: string[] = []
  while (all.length > 0) {
    // Few at a time, as a browser asks.
    const answered = all.splice(0, 10).map((one) => faultOf(site, one, headersFor(rules, one.path)))
    faults.push(...(await Promise.all(answered)).filter((fault) => fault !== null))
  }
  return { asked, faults }
}

async function faultOf(site: URL, expected: Expected, headers: Headers): Promise<string | null> {
  const { path } = expected
  const answer = await fetch(new URL(path, site), {
    redirect: expected.mayRedirect ? 'follow' : 'manual',
  })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== expected.status) {
    return `${path} is answered ${answer.status} ${answer.headers.get('location') ?? ''}, not ${expected.status}`
  }
  if (expected.file && !body.equals(readFileSync(expected.file))) return `${path} is not ${expected.file}`
  if (expected.status === 404) {
    return /immutable/.test(answer.headers.get('cache-control') ?? '')
      ? `${path} is not there, and browsers remember that for a year`
      : null
  }
  for (const [name, value] of headers) {
    if (answer.headers.get(name) !== value)
      return `${path} says ${name}: ${answer.headers.get(name)}, not ${value}`
  }
  return null
}
