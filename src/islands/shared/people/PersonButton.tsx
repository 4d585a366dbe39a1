import type { User } from '../../../stores/people/users.ts'
import { PersonLines } from './PersonLines.tsx'

interface Props {
  person: Pick<User, 'id' | 'fullName' | 'phone' | 'email' | 'hasAccount'>
  onChoose: (id: string) => void
}

/** Somebody to be chosen. */
export function PersonButton({ person: { id, fullName, phone, email, hasAccount }, onChoose }: Props) {
  return (
    <button
      type="button"
      className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 py-2 text-start hover:text-tungsten-deep"
      onClick={() => onChoose(id)}
    >
      <PersonLines person={{ fullName, phone, email, hasAccount }} />
      <svg
        viewBox="0 0 12 12"
        className="size-3.5 shrink-0 text-muted group-hover:text-tungsten-deep"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="m4 1.5 4.5 4.5L4 10.5" />
      </svg>
    </button>
  )
}
