/**
 * Keeps an ordinary answer of the database ("just taken", "not allowed") out of the log. lite logs every
 * database error with console.error() right after asking for it, in the same microtask; that call is skipped.
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
