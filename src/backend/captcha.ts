/** Cloudflare's Turnstile, which asks whether a person is there, where `PUBLIC_CAPTCHA_SITE_KEY` is set. */
const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

interface Turnstile {
  render(place: HTMLElement, options: object): string
  execute(widget: string): void
  remove(widget: string): void
}
const turnstile = () => (globalThis as { turnstile?: Turnstile }).turnstile

/** `askAccounts` makes our code of it. */
class CaptchaFailure extends Error {
  readonly code = 'captcha_failed'
}

/**
 * The token that hosted Supabase wants with passwords, registrations and requests for mails where the captcha is on;
 * nothing where it is off. Each token serves once. A question to the visitor appears in the page's last `data-captcha`.
 */
export async function captchaToken(): Promise<{ captchaToken?: string }> {
  const sitekey = import.meta.env.PUBLIC_CAPTCHA_SITE_KEY
  if (!sitekey) return {}
  const place = [...document.querySelectorAll<HTMLElement>('[data-captcha]')].at(-1)
  if (!place) throw new CaptchaFailure('No place for the captcha')
  await loaded()
  return { captchaToken: await solved(place, sitekey) }
}

let loading: Promise<void> | undefined

/** Loads the script with the first form that is sent; nobody else's server is asked before. */
function loaded(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve()
    script.onerror = () => {
      loading = undefined
      reject(new CaptchaFailure('The captcha did not load'))
    }
    document.head.append(script)
  })
  return loading
}

function solved(place: HTMLElement, sitekey: string): Promise<string> {
  const captcha = turnstile()
  if (!captcha) return Promise.reject(new CaptchaFailure('No captcha'))
  let widget = ''
  const token = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new CaptchaFailure('Not solved'))
    widget = captcha.render(place, {
      sitekey,
      language: document.documentElement.lang,
      execution: 'execute',
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': fail,
      'timeout-callback': fail,
      'unsupported-callback': fail,
    })
    captcha.execute(widget)
  })
  return token.finally(() => captcha.remove(widget))
}
