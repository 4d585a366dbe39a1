import { atom } from 'nanostores'
import type { ErrorCode, Result } from '../domain/errors.ts'
import { unmarkLostSession } from './people/session-marker.ts'

export interface SubmissionState {
  busy: boolean
  error?: ErrorCode | undefined
}

/** The state of one form's submission: busy while under way, one at a time; a refusal stays until the next answer. */
export function createSubmission() {
  const $state = atom<SubmissionState>({ busy: false })

  async function submit<T>(action: () => Promise<Result<T>> | Result<T>): Promise<Result<T> | undefined> {
    if ($state.get().busy) return undefined
    // The refusal keeps its place meanwhile: nothing below may move under a second tap.
    $state.set({ busy: true, error: $state.get().error })
    let error: ErrorCode | undefined
    try {
      const result = await action()
      if (!result.ok) error = result.code
      if (error === 'session_expired') unmarkLostSession()
      return result
    } finally {
      $state.set({ busy: false, error })
    }
  }

  /** Clears the error once the form changes. */
  function forget() {
    $state.set({ busy: $state.get().busy })
  }

  return { $state, submit, forget }
}
