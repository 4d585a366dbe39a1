import { Sign } from '../../components/ui/Sign.tsx'

interface Props {
  /** Its lines. */
  path: string
  /** What it does, beside the mouse. */
  label: string
  /** The same, and to what. */
  said: string
  /** The colour it takes under the mouse. */
  hover: 'hover:text-ink' | 'hover:text-negative'
  busy?: boolean
  onPress: () => void
}

/** A button that is a sign, quiet among many; while busy it keeps the focus and ignores clicks. */
export function SignButton({ path, label, said, hover, busy = false, onPress }: Props) {
  return (
    <button
      type="button"
      className={`grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-sunken ${hover}`}
      title={label}
      aria-label={said}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => !busy && onPress()}
    >
      <Sign path={path} />
    </button>
  )
}
