import type { ReactNode } from 'react'
import { markShapes } from '../../content/brand.ts'

type Drawing = 'day' | 'letter' | 'lens'

interface Props {
  drawing: Drawing
  title: string
  /** For a part of a screen instead of all of it: one line. */
  small?: boolean
  children?: ReactNode
}

/** Stands instead of an empty list: a drawing, the words, and what can be done about it. */
export function EmptyState({ drawing, title, small, children }: Props) {
  if (small) {
    return (
      <div className="flex items-center gap-4 border-y border-line py-4 [&>svg]:h-10.5 [&>svg]:w-15 [&>svg]:shrink-0">
        <EmptyDrawing of={drawing} />
        <p className="font-semibold">{title}</p>
      </div>
    )
  }
  return (
    <div
      className="grid justify-items-center gap-4 py-10 text-center"
      style={{ minHeight: 'min(28rem, 50vh)', alignContent: 'center' }}
    >
      <EmptyDrawing of={drawing} />
      <p className="font-display text-fluid-xl leading-snug font-semibold">{title}</p>
      {children}
    </div>
  )
}

/** The studio's mark where the things would be: on a free day, in an empty letter, behind a lens. */
export function EmptyDrawing({ of }: { of: Drawing }) {
  return (
    <svg
      viewBox="0 0 120 84"
      width="120"
      height="84"
      fill="none"
      stroke="var(--muted)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[of]}
    </svg>
  )
}

const drawings = {
  day: (
    <>
      <path d="M30 16h60a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8ZM22 34h76M44 8v14M76 8v14" />
      <Mark at="translate(46.5 42)" />
    </>
  ),
  letter: (
    <>
      <path d="M20 40 60 8l40 32" />
      <Mark at="translate(41 19) scale(1.35)" />
      <path d="m20 40 40 24 40-24v32a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6Z" fill="var(--surface)" />
    </>
  ),
  lens: (
    <>
      <path d="M82 36a26 26 0 1 1-52 0 26 26 0 0 1 52 0Z" />
      <path d="m75 55 20 20" strokeWidth="5" />
      <Mark at="translate(37.5 17.5) scale(1.3)" />
    </>
  ),
}

function Mark({ at }: { at: string }) {
  return (
    <g transform={at} stroke="none">
      <path d={markShapes.daylight} fill="var(--daylight)" />
      <path d={markShapes.tungsten} fill="var(--tungsten)" />
    </g>
  )
}
