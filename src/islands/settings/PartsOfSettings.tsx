import { useTexts } from '../shared/island.tsx'

/** What there is to set, in the form's order: each leads to its part. */
export function PartsOfSettings() {
  const { t } = useTexts('settings')
  const parts = [
    { anchor: 'general', title: t('settings.general') },
    { anchor: 'hours', title: t('settings.otherHours') },
    { anchor: 'services', title: t('settings.services') },
    { anchor: 'rules', title: t('settings.rules') },
    { anchor: 'mails', title: t('settings.mails') },
    { anchor: 'admins', title: t('settings.adminsStep') },
  ]
  return (
    <ul
      className="parts-row"
      // On a phone, where the row is longer than the screen, a part that is only half in sight is seen whole. Not while
      // it is pressed: it would move away from under the finger.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' })
      }}
    >
      {parts.map(({ anchor, title }) => (
        <li key={anchor}>
          <a className="quiet-link inline-flex min-h-11 items-center" href={`#${anchor}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
