/**
 * Shows the page of a mail in a shadow of its own: its styles reach nothing of ours, ours nothing of it. Its inline
 * styles are set one by one, since the page's policy lets none be written in HTML. Its links lead nowhere.
 */
export function showMail(host: HTMLElement, page: string): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  // What is typed is escaped in it: these words stand only where the frame writes them.
  const unstyled = page.replaceAll(' style="', ' data-style="').replace(/<(\/?)main\b/g, '<$1div')
  const mail = new DOMParser().parseFromString(unstyled, 'text/html')
  shadow.adoptedStyleSheets = [...mail.querySelectorAll('style')].map((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.textContent)
    return sheet
  })
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
