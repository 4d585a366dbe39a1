import { useEffect, useRef } from 'react'
import { Field } from '../../../components/ui/Field.tsx'
import type { ErrorCode } from '../../../domain/errors.ts'
import { FULL_NAME_MAX_LENGTH } from '../../../domain/people/account.ts'
import { useTexts } from '../../shared/island.tsx'
import { PhoneField } from '../../shared/people/PhoneField.tsx'
import { errorText } from '../../shared/texts.ts'
import type { useAboutYou } from './use-about-you.ts'

interface Props {
  about: ReturnType<typeof useAboutYou>
  /** Why the form was refused. */
  error: ErrorCode | undefined
}

/** Name and phone for a first booking, both optional. */
export function AboutYou({ about: { missing, typed, change }, error }: Props) {
  const { t } = useTexts('bookings', 'errors')
  const part = useRef<HTMLFieldSetElement>(null)
  const phoneWrong = error === 'phone_invalid'
  useEffect(() => {
    const field = phoneWrong && part.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (!field) return
    // The button that sends is far below, and the label is read with its field.
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  }, [phoneWrong])
  if (!missing) return null
  return (
    <fieldset ref={part} className="border-t border-line pt-5">
      <legend className="float-start font-semibold">
        {t('bookings.aboutYou')}{' '}
        <span className="ms-1 text-fluid-sm font-normal text-muted">{t('bookings.optional')}</span>
      </legend>
      <p className="clear-both text-fluid-sm text-muted">{t('bookings.aboutYouText')}</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {missing.fullName && (
          <Field label={t('bookings.yourName')}>
            {(control) => (
              <input
                {...control}
                className="control"
                autoComplete="name"
                maxLength={FULL_NAME_MAX_LENGTH}
                value={typed.fullName}
                onChange={({ target }) => change({ fullName: target.value })}
              />
            )}
          </Field>
        )}
        {missing.phone && (
          <PhoneField
            label={t('bookings.yourPhone')}
            hint={t('bookings.phoneHint')}
            error={phoneWrong ? errorText(t, error) : undefined}
            own
            value={typed.phone}
            onChange={(phone) => change({ phone })}
          />
        )}
      </div>
    </fieldset>
  )
}
