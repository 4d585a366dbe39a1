import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAccounts } from '../../src/backend/people/ask-accounts.ts'
import { failure, success } from '../../src/domain/errors.ts'

interface Widget {
  sitekey: string
  callback: (token: string) => void
  'error-callback': () => void
}
interface Script {
  src?: string
  onload?: () => void
  onerror?: () => void
}

const scripts: Script[] = []
const places = ['the sign-in', 'the dialog above it']
/** What Turnstile makes of a visitor. */
let meets: (widget: Widget) => void
const drawn: { place: unknown; sitekey: string }[] = []
const removed: string[] = []
let captchaToken: typeof import('../../src/backend/captcha.ts').captchaToken

beforeEach(async () => {
  scripts.length = drawn.length = removed.length = 0
  meets = ({ callback }) => callback(`token ${drawn.length}`)
  vi.resetModules()
  vi.stubEnv('PUBLIC_CAPTCHA_SITE_KEY', 'site-key')
  const widgets = new Map<string, Widget>()
  vi.stubGlobal('turnstile', {
    render(place: unknown, widget: Widget) {
      drawn.push({ place, sitekey: widget.sitekey })
      widgets.set(String(drawn.length), widget)
      return String(drawn.length)
    },
    execute: (id: string) => meets(widgets.get(id) as Widget),
    remove: (id: string) => removed.push(id),
  })
  vi.stubGlobal('document', {
    documentElement: { lang: 'mn' },
    querySelectorAll: () => places,
    createElement: () => ({}),
    head: {
      append(script: Script) {
        scripts.push(script)
        queueMicrotask(() => script.onload?.())
      },
    },
  })
  ;({ captchaToken } = await import('../../src/backend/captcha.ts'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** What a form gets that sends something with a token. */
const send = () =>
  askAccounts(
    async () => ({ data: await captchaToken(), error: null }),
    (data) => data,
  )

test('without a site key nothing is loaded, drawn or sent', async () => {
  vi.stubEnv('PUBLIC_CAPTCHA_SITE_KEY', '')
  expect(await send()).toEqual(success({}))
  expect([scripts, drawn]).toEqual([[], []])
})

test('the script comes with the first form that is sent, and each form gets a token of its own', async () => {
  expect(scripts).toEqual([])
  expect(await send()).toEqual(success({ captchaToken: 'token 1' }))
  expect(await send()).toEqual(success({ captchaToken: 'token 2' }))
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  ])
  expect(removed).toEqual(['1', '2'])
})

test('what the visitor is asked stands where they are: in the dialog, if there is one', async () => {
  await send()
  expect(drawn).toEqual([{ place: 'the dialog above it', sitekey: 'site-key' }])
})

test('a visitor who is taken for a robot is told so, and the question goes', async () => {
  meets = (widget) => widget['error-callback']()
  expect(await send()).toEqual(failure('captcha_failed'))
  expect(removed).toEqual(['1'])
})

test('a script that does not load is tried again with the next form', async () => {
  const { head } = document
  const append = head.append.bind(head)
  head.append = (script) => queueMicrotask(() => (script as Script).onerror?.())
  expect(await send()).toEqual(failure('captcha_failed'))
  head.append = append
  expect(await send()).toEqual(success({ captchaToken: 'token 1' }))
})
