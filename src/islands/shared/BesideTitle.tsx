import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** On the line of the page's title (`#beside-title`), so that the list begins higher up. */
export function BesideTitle({ children }: { children: ReactNode }) {
  const place = document.getElementById('beside-title')
  return place && createPortal(children, place)
}
