import { linkedWords } from '../../domain/linked-words.ts'

/** Somebody's own words with the addresses in them as links. Whoever wrote them learns nothing of who follows one. */
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
