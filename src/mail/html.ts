/** HTML that is written already, so that `html` puts it in as it is. */
export interface Html {
  readonly markup: string
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What means something in HTML, and control characters: HTML may not contain these, not even escaped. */
const UNSAFE = /[&<>"']|(?![\t\n\r])\p{Cc}/gu

const escaped = (text: string) => text.replace(UNSAFE, (character) => ENTITIES[character] ?? '\ufffd')

/** Pieces of one line, with nothing between them. */
export const inline = (parts: readonly Html[]): Html => ({
  markup: parts.map(({ markup }) => markup).join(''),
})

/** Writes HTML around values, each escaped as text or attribute value unless it is `Html` (or a list of it). */
export function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  const markups = values.map((value) =>
    typeof value === 'string'
      ? escaped(value)
      : [value]
          .flat()
          .map(({ markup }) => markup)
          .join('\n'),
  )
  return { markup: String.raw({ raw: parts }, ...markups) }
}
