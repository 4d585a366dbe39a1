/** What the form adds to the address of the page that shows what it has saved. */
export const SAVED = '#saved'

/** Whether somebody comes from having saved; told once, so that neither a reload nor a bookmark says it again. */
export function takeSaved(): boolean {
  if (location.hash !== SAVED) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}
