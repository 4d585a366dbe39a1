import { joinLabel } from '../../i18n/joins.ts'
import type { Message } from '../../stores/messages.ts'
import { useTexts } from '../shared/island.tsx'
import { REMOVE, SignButton } from '../shared/SignButton.tsx'

interface Props {
  message: Message
  onSpam: () => void
  onDelete: () => void
}

const signs = {
  spam: 'M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7ZM10 6.5v4.5M10 13.5v.2',
  keep: 'M2.5 10 7 5.5M2.5 10 7 14.5M2.5 10H13a4.5 4.5 0 0 1 4.5 4.5',
  remove: REMOVE,
}

/** What is rarely done with a message: signs in its upper corner, away from what is pressed all day. */
export function RareActions({ message: { name, spam }, onSpam, onDelete }: Props) {
  const { locale, t } = useTexts('admin')
  const actions = [
    { sign: spam ? 'keep' : 'spam', label: t(spam ? 'admin.notSpam' : 'admin.markSpam'), act: onSpam },
    { sign: 'remove', label: t('admin.deleteMessage'), act: onDelete },
  ] as const
  return (
    <span className="absolute end-0 -top-2.5 -me-3 flex">
      {actions.map(({ sign, label, act }) => (
        <SignButton
          key={label}
          path={signs[sign]}
          label={label}
          rare
          said={joinLabel(locale, label, name)}
          hover="hover:text-negative"
          onPress={act}
        />
      ))}
    </span>
  )
}
