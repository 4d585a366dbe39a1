/**
 * Milliseconds for which a screen offers to take an answer back; the mail waits a moment longer
 * (`private.time_to_undo()`).
 */
export const UNDO_MS = 10_000
