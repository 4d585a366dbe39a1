import type { Ref } from 'react'
import { Field } from '../../../components/ui/Field.tsx'
import { EMAIL_MAX_LENGTH, typedAddress } from '../../../domain/email-address.ts'
import type { ErrorCode } from '../../../domain/errors.ts'
import { FULL_NAME_MAX_LENGTH } from '../../../domain/people/account.ts'
import type { CustomerDetails, CustomerField } from '../../../domain/people/customer.ts'
import { type Locale, localeFacts, locales } from '../../../i18n/locales.ts'
import { useTexts } from '../island.tsx'
import { errorText } from '../texts.ts'
import { PhoneField } from './PhoneField.tsx'

interface Props {
  values: CustomerDetails
  /** The address of an account is its owner's. */
  hasAccount: boolean
  wrong: Partial<Record<CustomerField, ErrorCode>>
  onChange: (values: CustomerDetails) => void
  /** Ref of the first field. */
  ref?: Ref<HTMLInputElement>
}

/** What the studio writes down of a customer. The form is about somebody else, so the browser fills in nothing. */
export function CustomerFields({ values, hasAccount, wrong, onChange, ref }: Props) {
  const { t } = useTexts('people', 'errors')
  const words = (field: CustomerField) => {
    const code = wrong[field]
    return code && errorText(t, code)
  }
  return (
    <>
      <Field label={t('people.name')} error={words('fullName')}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            className="control"
            autoComplete="off"
            maxLength={FULL_NAME_MAX_LENGTH}
            value={values.fullName}
            onChange={({ target }) => onChange({ ...values, fullName: target.value })}
          />
        )}
      </Field>
      <PhoneField
        label={t('people.phone')}
        hint={t('people.phoneHint')}
        error={words('phone')}
        own={false}
        value={values.phone}
        onChange={(phone) => onChange({ ...values, phone })}
      />
      {!hasAccount && (
        <Field label={t('people.email')} hint={t('people.emailHint')} error={words('email')}>
          {(control) => (
            <input
              {...control}
              className="control"
              type="email"
              autoComplete="off"
              maxLength={EMAIL_MAX_LENGTH}
              value={values.email}
              onChange={({ target }) => onChange({ ...values, email: typedAddress(target.value) })}
            />
          )}
        </Field>
      )}
      {!hasAccount && values.email.trim() !== '' && (
        <Field label={t('people.language')}>
          {(control) => (
            <select
              {...control}
              className="control"
              value={values.locale}
              onChange={({ target }) => onChange({ ...values, locale: target.value as Locale })}
            >
              {locales.map((locale) => (
                <option key={locale} value={locale} lang={locale}>
                  {localeFacts[locale].name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}
