import { likelyAddress } from '../../domain/email-typo.ts'
import { useTexts } from '../shared/island.tsx'

interface Props {
  /** An address that its writer has left. */
  written: string
  onTake: (email: string) => void
}

/** Asks whether another address was meant, below the field; it stands in nobody's way. */
export function LikelyEmail({ written, onTake }: Props) {
  const { t } = useTexts('auth')
  const email = likelyAddress(written)
  if (!email) return null
  return (
    <div role="status">
      <button
        type="button"
        className="link inline-flex min-h-11 cursor-pointer items-center text-start wrap-anywhere"
        onClick={({ currentTarget }) => {
          onTake(email)
          // The button goes.
          currentTarget.form?.querySelector('input')?.focus()
        }}
      >
        {t('auth.didYouMean', { email })}
      </button>
    </div>
  )
}
