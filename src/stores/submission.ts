import { atom } from 'nanostores'
import type { ErrorCode, Result } from '../domain/errors.ts'

export interface SubmissionState {
  busy: boolean
  error?: ErrorCode | undefined
}

/** One form's way to the backend: busy while under way, one submission at a time, the refusal kept. */
export function createSubmission() {
  const $state = atom<SubmissionState>({ busy: false })

  async function submit<T>(action: () => Promise<Result<T>> | Result<T>): Promise<Result<T> | undefined> {
    if ($state.get().busy) return undefined
    $state.set({ busy: true })
    let error: ErrorCode | undefined
    try {
      const result = await action()
      if (!result.ok) error = result.code
      return result
    } finally {
      $state.set({ busy: false, error })
    }
  }

  /** What was refused is no longer what the form holds. */
  function forget() {
    $state.set({ busy: $state.get().busy })
  }

  return { $state, submit, forget }
}
