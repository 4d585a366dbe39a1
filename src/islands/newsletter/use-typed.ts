import { useEffect, useState } from 'react'
import { type NewsletterText, textIn } from '../../domain/newsletter.ts'
import { locales } from '../../i18n/locales.ts'
import { type Newsletter, newsletterDraft } from '../../stores/newsletters.ts'

/** What is typed over a newsletter; it survives a reload until it is saved. */
export function useTyped(saved: Newsletter) {
  const [{ texts, version }, setTyped] = useState(() => newsletterDraft.read(saved.id) ?? saved)
  const dirty = locales.some((locale) => !isSame(textIn(texts, locale), textIn(saved.texts, locale)))
  useEffect(() => {
    if (dirty) newsletterDraft.keep({ texts, version }, saved.id)
    else newsletterDraft.forget(saved.id)
  }, [dirty, texts, version, saved.id])

  return {
    texts,
    dirty,
    /** Whether somebody else has saved since. */
    overtaken: dirty && version !== saved.version,
    change: (language: string, changed: Partial<NewsletterText>) =>
      setTyped((before) => ({
        ...before,
        texts: { ...before.texts, [language]: { ...textIn(before.texts, language), ...changed } },
      })),
    /** From now on what is typed changes this version. */
    follow: ({ version }: Newsletter) => setTyped((before) => ({ ...before, version })),
    /** Replaces what is typed by what is saved. */
    take: () => setTyped(saved),
  }
}

const isSame = (a: NewsletterText, b: NewsletterText) => a.subject === b.subject && a.text === b.text
