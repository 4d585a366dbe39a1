import { Field } from '../../../components/ui/Field.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { useTexts } from '../island.tsx'
import { useArrival } from '../use-arrival.ts'

/** An address that was just made, to be taken along: it is not shown again. */
export function NewAddress({ address }: { address: string }) {
  const { t } = useTexts('feed')
  const field = useArrival<HTMLInputElement>(address)

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
      <CopyButton
        text={address}
        label={t('feed.copy')}
        copied={t('feed.copied')}
        failed={t('feed.copyFailed')}
      >
        <a className="button button-quiet" href={address.replace(/^https?:/, 'webcal:')}>
          {t('feed.open')}
        </a>
      </CopyButton>
    </div>
  )
}
