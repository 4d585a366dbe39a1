import { useEffect, useEffectEvent } from 'react'
import { keepFresh } from '../../stores/fresh.ts'

/** Keeps what this screen shows up to date while it is there. */
export function useFresh(look: () => void): void {
  const onLook = useEffectEvent(look)
  useEffect(() => keepFresh(() => onLook(), atWork), [])
}

/** Somebody is typing, is being asked something, or waits for an answer. */
function atWork(): boolean {
  const typing = document.activeElement?.matches('input, textarea') ?? false
  return typing || document.querySelector('dialog[open], [aria-busy=true]') !== null
}
