import { Chevron } from '../../../components/ui/Chevron.tsx'
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
      className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 py-2 text-start hover:text-tungsten-deep"
      onClick={() => onChoose(id)}
    >
      <PersonLines person={{ fullName, phone, email, hasAccount }} />
      <Chevron towards="end" />
    </button>
  )
}
