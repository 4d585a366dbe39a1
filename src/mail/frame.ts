import { brand } from '../content/brand.ts'
import { type Html, html } from './html.ts'

// Mail programs show neither SVG nor, unasked, pictures from elsewhere: a box is the disc, and its two shadows the crescent
// (brand.ts) and what lies between them; where shadows are not shown the disc is there.
const wordmark = html`<div style="padding:18px 24px;border-bottom:4px solid ${brand.tungsten};background:${brand.night};color:${brand.light};font:600 22px/28px Geologica,Onest,system-ui,sans-serif">
<span style="display:inline-block;width:17px;height:17px;margin:0 19px 0 0;border-radius:50%;background:${brand.tungsten};box-shadow:-1.5px 0 0 4.7px ${brand.night},6.5px 0 0 2px ${brand.daylightOnNight}"></span>Gegee
</div>`

// Colours stand at each element for programs that know no style sheet; these are for a dark screen.
const dark = html`<style>
@media (prefers-color-scheme: dark) {
.page { background: ${brand.night} !important; color: ${brand.light} !important }
.card { background: ${brand.ink} !important; border-color: ${brand.nightLine} !important }
.small { color: ${brand.soft} !important }
.line { border-color: ${brand.nightLine} !important }
.link { color: ${brand.tungstenDark} !important }
}
</style>`

/** A mail as an HTML page that asks nothing of a server. `language` is BCP 47. */
export const frame = (language: string, subject: string, content: readonly Html[]): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
${dark}
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${brand.paper};color:${brand.ink};font:16px/1.6 Onest,system-ui,sans-serif">
<main class="card" style="max-width:34rem;margin:0 auto;border:1px solid ${brand.line};border-radius:14px;background:${brand.surface};overflow:hidden">
${wordmark}
<div style="padding:8px 24px;overflow-wrap:anywhere">
${content}
</div>
</main>
</body>
</html>
`.markup
