import { joinLabel } from '../../i18n/joins.ts'
import type { Message } from '../../stores/messages.ts'
import { useTexts } from '../shared/island.tsx'
import { SignButton } from './SignButton.tsx'

interface Props {
  message: Message
  onSpam: () => void
  onDelete: () => void
}

const signs = {
  spam: 'M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7ZM10 6.5v4.5M10 13.5v.2',
  keep: 'M2.5 10 7 5.5M2.5 10 7 14.5M2.5 10H13a4.5 4.5 0 0 1 4.5 4.5',
  remove: 'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11.5h8.4L15 5.5M8.5 8.5v5.5M11.5 8.5v5.5',
}

/** What is rarely done with a message: signs at the end of the line, away from what is pressed all day. */
export function RareActions({ message: { name, spam }, onSpam, onDelete }: Props) {
  const { locale, t } = useTexts('admin')
  const actions = [
    { sign: spam ? 'keep' : 'spam', label: t(spam ? 'admin.notSpam' : 'admin.markSpam'), act: onSpam },
    { sign: 'remove', label: t('admin.deleteMessage'), act: onDelete },
  ] as const
  return (
    <span className="-me-3 flex lg:ms-auto max-lg:absolute max-lg:end-0 max-lg:-top-2.5">
      {actions.map(({ sign, label, act }) => (
        <SignButton
          key={label}
          path={signs[sign]}
          label={label}
          said={joinLabel(locale, label, name)}
          hover="hover:text-negative"
          onPress={act}
        />
      ))}
    </span>
  )
}
