import { useTexts } from '../shared/island.tsx'
import { Part } from '../shared/Part.tsx'
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
    <Part anchor="admins" title={t('settings.adminsStep')}>
      <Choice
        label={t('settings.adminsStepChoice')}
        hint={t(demanded ? 'settings.adminsStepOn' : 'settings.adminsStepOff')}
        checked={demanded}
        onChange={onChange}
      />
    </Part>
  )
}
