const SHEET = /<style>([\s\S]*?)<\/style>/g

/**
 * Shows the page of a mail in a shadow root, so that its styles and ours do not meet. They are set one by one, since
 * the policy allows none in HTML. Its links lead nowhere.
 */
export function showMail(host: HTMLElement, page: string): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [...page.matchAll(SHEET)].map(([, rules = '']) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    return sheet
  })
  // What is typed is escaped in it: these words stand only where the frame writes them.
  const bare = page
    .replace(SHEET, '')
    .replaceAll(' style="', ' data-style="')
    .replace(/<(\/?)main\b/g, '<$1div')
  const mail = new DOMParser().parseFromString(bare, 'text/html')
  const body = document.createElement('div')
  body.className = mail.body.className
  body.dataset.style = mail.body.dataset.style
  body.lang = mail.documentElement.lang
  body.append(...mail.body.childNodes)
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')]) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  for (const link of body.querySelectorAll('a')) link.removeAttribute('href')
  shadow.replaceChildren(body)
}
