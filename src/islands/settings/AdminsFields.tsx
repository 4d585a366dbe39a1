import { useTexts } from '../shared/island.tsx'
import { Choice } from './Choice.tsx'

interface Props {
  /** Whether a second step at sign-in is demanded of every admin. */
  demanded: boolean
  onChange: (demanded: boolean) => void
}

/** What the studio asks of whoever signs in as an admin. */
export function AdminsFields({ demanded, onChange }: Props) {
  const { t } = useTexts('settings')
  return (
    <section aria-labelledby="admins" className="panel grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="admins" className="text-fluid-xl font-semibold">
        {t('settings.adminsStep')}
      </h2>
      <Choice
        label={t('settings.adminsStepChoice')}
        hint={t(demanded ? 'settings.adminsStepOn' : 'settings.adminsStepOff')}
        checked={demanded}
        onChange={onChange}
      />
    </section>
  )
}
