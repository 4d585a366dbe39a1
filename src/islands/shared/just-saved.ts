import * as z from 'zod/mini'
import { createDraft } from '../../stores/draft.ts'

const justSaved = createDraft('saved', z.literal(true))

/**
 * Leaves the form of a booking for `path`, its page, which then says that it was saved. Goes back in the history where
 * the form was opened from that page: otherwise it would stand there twice, and Back would seem to do nothing.
 */
export function leaveSaved(bookingId: string, path: string): void {
  justSaved.keep(true, bookingId)
  if (!globalThis.navigation) {
    if (openedAtReferrer(path)) history.back()
    else location.replace(path)
    return
  }
  const openedAt = entryBefore()
  if (openedAt && pathOf(openedAt) === path) navigation.traverseTo(openedAt.key)
  else location.replace(path)
}

/** As far as older browsers tell it: a place on the page that was gone to would be one step back, too. */
const openedAtReferrer = (path: string) =>
  document.referrer === location.origin + path && history.length > 1 && location.hash === ''

/** Where somebody was before this page, in this tab. */
function entryBefore(): NavigationHistoryEntry | undefined {
  const { currentEntry } = navigation
  if (!currentEntry) return undefined
  const earlier = navigation.entries().slice(0, currentEntry.index)
  return earlier.findLast((entry) => pathOf(entry) !== location.pathname)
}

const pathOf = ({ url }: NavigationHistoryEntry) => url && new URL(url).pathname

/** Whether somebody comes from having saved it; told once, so that a reload does not say it again. */
export function takeSaved(bookingId: string): boolean {
  const saved = justSaved.read(bookingId) ?? false
  justSaved.forget(bookingId)
  return saved
}

/**
 * Loads the page of a booking anew where the browser brings it back as it was before the saving. Returns a function
 * that stops it.
 */
export function reloadOnceSaved(bookingId: string): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && justSaved.read(bookingId)) location.reload()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
