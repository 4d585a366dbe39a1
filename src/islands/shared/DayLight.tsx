import { type ComponentProps, lazy, Suspense } from 'react'

const LightRuler = lazy(async () => ({ default: (await import('./LightRuler.tsx')).LightRuler }))

/** The ruler of a day's light, which comes after what is pressed. */
export function DayLight(props: ComponentProps<typeof LightRuler>) {
  return (
    <div className="min-h-16">
      <Suspense>
        <LightRuler {...props} />
      </Suspense>
    </div>
  )
}
