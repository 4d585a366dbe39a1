import { type Html, html } from '../../../src/mail/html.ts'
import type { Mail } from './mailbox.ts'

const style = html`
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { margin: 0; padding: 2rem 1rem; background: light-dark(#f4f2ee, #171512) }
main { max-width: 46rem; margin: 0 auto }
article { margin: 1rem 0; padding: 1rem 1.25rem; border-radius: .75rem; background: light-dark(#fff, #24211d) }
h2 { margin: 0; font-size: 1.1rem }
dl { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: .25rem 0 .75rem; font-size: .875rem }
dl div { display: flex; gap: .4rem }
dd { margin: 0; overflow-wrap: anywhere }
dt { white-space: nowrap }
dt, .hint { color: light-dark(#5d574e, #b3aa9d) }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

/** The mailbox as a page: newest mail first, its link ready to click. */
export const mailboxPage = (mails: readonly Mail[]): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Mailbox · Gegee Studio</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p class="hint">Emails that this local server keeps instead of sending them. Newest first; reload to see new ones.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(article)}
</main>
</body>
</html>
`.markup

const article = ({
  id,
  subject,
  to,
  replyTo,
  headers,
  sentAt,
  text,
  calendar,
}: Mail): Html => html`<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}">${subject}</h2>
<dl>
${fact('To', to)}
${replyTo === null ? [] : fact('Reply to', replyTo)}
<div><dt>Sent</dt><dd><time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></dd></div>
${Object.entries(headers).map(([name, value]) => fact(name, value))}
</dl>
<pre>${withLinks(text)}</pre>
<p class="hint"><a href="/__mail/${id}/html" aria-describedby="mail-${id}">As HTML</a>
${calendar ? html`· <a href="/__mail/${id}/invite.ics" aria-describedby="mail-${id}">Calendar part (${calendar.method})</a>` : []}</p>
</article>`

const fact = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`

const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
