import { Sign } from '../../components/ui/Sign.tsx'

interface Props {
  /** Its lines. */
  path: string
  /** What it does: beside the sign where there is room, else beside the mouse. */
  label: string
  /** The same, and to what. */
  said: string
  /** The colour it takes under the mouse. */
  hover: 'hover:text-ink' | 'hover:text-negative'
  busy?: boolean
  onPress: () => void
}

/** A button that is a sign, with its word where there is room, quiet among many; while busy it keeps the focus and ignores clicks. */
export function SignButton({ path, label, said, hover, busy = false, onPress }: Props) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full text-fluid-sm text-muted hover:bg-sunken xl:px-3 ${hover}`}
      title={label}
      aria-label={said}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => !busy && onPress()}
    >
      <Sign path={path} />
      <span className="max-xl:hidden">{label}</span>
    </button>
  )
}
