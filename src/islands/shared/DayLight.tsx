import { type ComponentProps, lazy, Suspense } from 'react'

type Ruler = typeof import('./LightRuler.tsx').LightRuler

const LightRuler = lazy<Ruler>(async () => {
  const loaded = await import('./LightRuler.tsx').catch(() => undefined)
  // Without a connection the times are there all the same.
  return { default: loaded?.LightRuler ?? (() => null) }
})

/** The ruler of a day's light, which comes after what is pressed. */
export function DayLight(props: ComponentProps<Ruler>) {
  return (
    <div className="min-h-16 max-sm:min-h-26">
      <Suspense>
        <LightRuler {...props} />
      </Suspense>
    </div>
  )
}
