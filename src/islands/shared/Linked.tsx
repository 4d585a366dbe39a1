import { linkedWords } from '../../domain/linked-words.ts'

/** Typed text with the addresses in it as links, which send no referrer. */
export function Linked({ children }: { children: string }) {
  return linkedWords(children).map(({ text, href }, place) =>
    href ? (
      <a key={place} className="link" href={href} rel="noopener noreferrer nofollow" target="_blank">
        {text}
      </a>
    ) : (
      text
    ),
  )
}
