const MINUTE = 60_000
/** Milliseconds between two looks: coming back to a tab is reported twice, as visible and as focused. */
const JUST_NOW = 5000

/**
 * Looks again at what a screen shows: when its visitor comes back to it or the connection does, and each minute while
 * it is visible. Not while `atWork` says that something is typed or sent. Returns a function that stops it.
 */
export function keepFresh(look: () => void, atWork: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let looked = performance.now()
  const visible = () => document.visibilityState === 'visible'

  function lookAgain() {
    if (!atWork()) {
      looked = performance.now()
      look()
    }
    wait()
  }
  function wait() {
    clearTimeout(timer)
    if (visible()) timer = setTimeout(lookAgain, MINUTE)
  }
  function onReturn() {
    if (visible() && performance.now() - looked > JUST_NOW) lookAgain()
    else wait()
  }

  wait()
  document.addEventListener('visibilitychange', onReturn)
  addEventListener('focus', onReturn)
  addEventListener('online', onReturn)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onReturn)
    removeEventListener('focus', onReturn)
    removeEventListener('online', onReturn)
  }
}
