import { isKnownService } from '../../../domain/offers/default-service-names.ts'
import type { SettingsErrors } from '../../../domain/offers/settings-refusal.ts'
import { useTexts } from '../../shared/island.tsx'
import { Choice } from '../Choice.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import type { ServiceRow } from './service-row.ts'

interface Props {
  row: ServiceRow
  id: string
  /** How it is called at present. */
  name: string
  errors: SettingsErrors
  onChange: (changes: Partial<ServiceRow>) => void
}

/** The name of a service: the site's own where it has one, or the studio's in each language. */
export function NameFields({ row, id, name, errors, onChange }: Props) {
  const { locale, t } = useTexts('settings')
  const known = row.id !== undefined && isKnownService(row.id)
  const untouched = Object.values(row.names).every((text) => text === '')

  /** Another name begins with the site's own, as far as this page knows it. */
  function choose(named: boolean) {
    const names = { ...row.names, en: row.kept?.name ?? '', [locale]: name }
    onChange({ named, ...(named && untouched && { names }) })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {known && (
        <Choice
          label={t('settings.otherName')}
          hint={row.named ? undefined : t('settings.siteName', { name })}
          checked={row.named}
          onChange={choose}
        />
      )}
      {row.named && (
        <LanguageFields
          legend={t('settings.serviceName')}
          hint={t('settings.namesHint')}
          maxLength={200}
          typed={row.names}
          error={
            errors[`services.${id}.names`] ?? errors[`services.${id}.name`] ?? errors[`services.${id}.id`]
          }
          onChange={(names) => onChange({ names })}
        />
      )}
    </div>
  )
}
