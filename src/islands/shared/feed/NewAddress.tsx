import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { useTexts } from '../island.tsx'
import { useArrival } from '../use-arrival.ts'

/** An address that was just made, to be taken along: it is not shown again. */
export function NewAddress({ address }: { address: string }) {
  const { t } = useTexts('feed')
  const [outcome, setOutcome] = useState<string>()
  const field = useArrival<HTMLInputElement>(address)

  async function copy() {
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    setOutcome(copied ? t('feed.copied') : t('feed.copyFailed'))
  }

  return (
    <div className="grid gap-3">
      <Field label={t('feed.address')} hint={t('feed.copyNow')}>
        {(control) => (
          <input
            {...control}
            ref={field}
            className="control"
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>{t('feed.copy')}</Button>
        <a className="button button-quiet" href={address.replace(/^https?:/, 'webcal:')}>
          {t('feed.open')}
        </a>
        <p role="status" className="text-fluid-sm">
          {outcome}
        </p>
      </div>
    </div>
  )
}
