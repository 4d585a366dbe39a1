/**
 * Keeps an ordinary answer of the database ("just taken", "not allowed") out of the log. lite hands every
 * database error to console.error() in the very step in which it asks for the error; that call is skipped.
 */
export function keepOutOfLog<E extends object>(error: E): E {
  const log = console.error
  const restore = () => {
    if (console.error === skip) console.error = log
  }
  const skip = (...values: unknown[]) => {
    restore()
    if (values[0] !== error) log(...values)
  }
  console.error = skip
  queueMicrotask(restore)
  return error
}
