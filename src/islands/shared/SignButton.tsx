import { Sign } from '../../components/ui/Sign.tsx'

/** A bin: the same sign wherever something is removed. */
export const REMOVE = 'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11.5h8.4L15 5.5M8.5 8.5v5.5M11.5 8.5v5.5'

interface Props {
  /** Its lines. */
  path: string
  /** What it does: beside the sign where there is room, else beside the mouse. */
  label: string
  /** Whether its word never stands beside it: what is rarely pressed. */
  rare?: boolean
  /** The same, and to what. */
  said: string
  /** The colour it takes under the mouse. */
  hover: 'hover:text-ink' | 'hover:text-negative'
  busy?: boolean
  /** Of one that is switched. */
  pressed?: boolean
  onPress: () => void
}

/** A button that is a sign, with its word where there is room, quiet among many; while busy it keeps the focus and ignores clicks. */
export function SignButton({
  path,
  label,
  rare = false,
  said,
  hover,
  busy = false,
  pressed,
  onPress,
}: Props) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full text-fluid-sm text-muted hover:bg-sunken aria-pressed:bg-sunken aria-pressed:text-ink ${rare ? '' : 'xl:px-3'} ${hover}`}
      title={label}
      aria-label={said}
      aria-pressed={pressed}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => !busy && onPress()}
    >
      <Sign path={path} />
      {!rare && <span className="max-xl:hidden">{label}</span>}
    </button>
  )
}
