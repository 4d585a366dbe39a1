import { Field } from '../../../components/ui/Field.tsx'
import type { ErrorCode } from '../../../domain/errors.ts'
import { localeFacts, locales } from '../../../i18n/locales.ts'
import { ErrorGroup } from '../ErrorGroup.tsx'
import type { TypedTexts } from './typed-texts.ts'

interface Props {
  legend: string
  hint: string
  long?: boolean
  maxLength: number
  typed: TypedTexts
  error: ErrorCode | undefined
  onChange: (typed: TypedTexts) => void
}

/** One text in each language of the site. */
export function LanguageFields({ legend, hint, long = false, maxLength, typed, error, onChange }: Props) {
  return (
    <ErrorGroup legend={legend} hint={hint} error={error} className="grid gap-4 sm:grid-cols-2">
      {locales.map((locale) => {
        const { name, tag } = localeFacts[locale]
        const change = ({ target }: { target: { value: string } }) =>
          onChange({ ...typed, [locale]: target.value })
        return (
          <Field key={locale} label={name}>
            {(control) =>
              long ? (
                <textarea
                  {...control}
                  className="control"
                  lang={tag}
                  rows={3}
                  maxLength={maxLength}
                  value={typed[locale]}
                  onChange={change}
                />
              ) : (
                <input
                  {...control}
                  className="control"
                  lang={tag}
                  maxLength={maxLength}
                  value={typed[locale]}
                  onChange={change}
                />
              )
            }
          </Field>
        )
      })}
    </ErrorGroup>
  )
}
