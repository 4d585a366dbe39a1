const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What means something in HTML, and control characters: HTML may not contain these, not even escaped. */
const UNSAFE = /[&<>"']|(?![\t\n\r])\p{Cc}/gu

/** Makes any text safe as HTML text or attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(UNSAFE, (character) => ENTITIES[character] ?? '\ufffd')
}
