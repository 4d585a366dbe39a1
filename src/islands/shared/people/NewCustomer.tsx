import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { FIRST_LANGUAGE } from '../../../domain/languages.ts'
import { type CustomerDetails, customerRefusals } from '../../../domain/people/customer.ts'
import { $known, addCustomer, lookForKnown } from '../../../stores/people/customers.ts'
import { useTexts } from '../island.tsx'
import { SubmitFailure } from '../SubmitFailure.tsx'
import { useArrival } from '../use-arrival.ts'
import { useDebounced } from '../use-debounced.ts'
import { useSubmission } from '../use-submission.ts'
import { CustomerFields } from './CustomerFields.tsx'
import { PersonButton } from './PersonButton.tsx'

interface Props {
  /** What was typed so far, elsewhere. */
  begin: Partial<CustomerDetails>
  onChoose: (id: string) => void
  onCancel: () => void
}

/** A customer without an account, by name and phone number; whoever has the number already is offered instead. */
export function NewCustomer({ begin, onChoose, onCancel }: Props) {
  const { t } = useTexts('common', 'people')
  const { busy, error, submit } = useSubmission()
  const [values, setValues] = useState({
    fullName: '',
    phone: '',
    email: '',
    locale: FIRST_LANGUAGE,
    ...begin,
  })
  const [tried, setTried] = useState(false)
  const known = useStore($known)
  const phone = useDebounced(values.phone)
  const field = useArrival<HTMLInputElement>(true)
  useEffect(() => {
    lookForKnown(phone)
  }, [phone])
  const wrong = customerRefusals(values, false)

  async function add(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(wrong).length > 0) return
    const result = await submit(() => addCustomer(values))
    if (result?.ok) onChoose(result.value)
  }

  return (
    <form className="grid gap-5" aria-label={t('people.new')} onSubmit={add} noValidate>
      <p className="text-muted">{t('people.newText')}</p>
      <CustomerFields
        ref={field}
        values={values}
        hasAccount={false}
        wrong={tried ? wrong : {}}
        onChange={setValues}
      />
      <div role="status" className="empty:hidden">
        {known.length > 0 && (
          <div className="notice notice-info">
            <p className="font-semibold">{t('people.known')}</p>
            <ul>
              {known.map((person) => (
                <li key={person.id}>
                  <PersonButton person={person} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {tried && error && <SubmitFailure title={t('people.addFailed')} code={error} typed />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy} busyText={t('people.adding')}>
          {t('people.add')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  )
}
