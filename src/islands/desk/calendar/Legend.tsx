import { useTexts } from '../../shared/island.tsx'

/** What the calendar's colours and patterns stand for. */
export function Legend() {
  const { t } = useTexts('admin', 'bookings')
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-fluid-sm text-muted">
      {(['confirmed', 'pending', 'runs'] as const).map((status) => (
        <li key={status} className="flex items-center gap-2">
          <span className={`legend-key booking-block-${status}`} />
          {t(`bookings.${status}`)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span className="legend-key closed-hatch" />
        {t('admin.closed')}
      </li>
      <li className="flex items-center gap-2">
        <span className="legend-key kept-free-key" />
        {t('admin.keptFree')}
      </li>
    </ul>
  )
}
