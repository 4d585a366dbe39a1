import { brand } from '../../../src/build/mark.ts'
import { escapeHtml } from './escape-html.ts'

// Mail programs show neither SVG nor, unasked, pictures from elsewhere: boxes draw the two discs.
const WORDMARK = `<div style="padding:18px 24px;background:${brand.night};color:${brand.light};font:600 22px/28px Geologica,Onest,system-ui,sans-serif">
<span style="display:inline-block;width:17px;height:17px;border-radius:50%;background:${brand.tungsten}"></span><span style="display:inline-block;width:8px;height:17px;margin:0 12px 0 3px;border-radius:0 9px 9px 0;background:${brand.daylightOnNight}"></span>Gegee
</div>`

export const MAIL_STYLES = {
  button: `display:inline-block;padding:12px 24px;border-radius:999px;background:${brand.tungsten};color:${brand.ink};font-weight:600;text-decoration:none`,
  small: `color:${brand.muted};font-size:14px`,
}

/** A mail as HTML that asks nothing of a server. `content` is HTML already. */
export const mailPage = (language: string, subject: string, content: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:${brand.paper};color:${brand.ink};font:16px/1.6 Onest,system-ui,sans-serif">
<main style="max-width:34rem;margin:0 auto;border:1px solid ${brand.line};border-radius:14px;background:${brand.surface};overflow:hidden">
${WORDMARK}
<div style="padding:8px 24px">
${content}
</div>
</main>
</body>
</html>
`
