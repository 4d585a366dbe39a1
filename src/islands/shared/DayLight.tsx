import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { type Locale, localeFacts } from '../../i18n/locales.ts'
import { useLocale } from './island.tsx'

type Light = typeof import('./LightRuler.tsx')

/** The light's own file; undefined without a connection. Asked for beside what is shown on it, it is there with it. */
export const loadLight = () => import('./LightRuler.tsx').catch(() => undefined)

/** A part of the light's, which comes after what is pressed. */
const later = <P extends object>(part: (light: Light) => ComponentType<P>) =>
  lazy<ComponentType<P>>(async () => {
    const light = await loadLight()
    // Without a connection the times are there all the same.
    return { default: light ? part(light) : () => null }
  })

const LightRuler = later<ComponentProps<Light['LightRuler']>>((light) => light.LightRuler)
const LaterMark = later((light) => light.FreeMark)
const LaterWords = later<ComponentProps<Light['LightWords']>>((light) => light.LightWords)

/** The sky of a day from hour to hour. */
export function DayLight(props: ComponentProps<Light['LightRuler']>) {
  return (
    <div style={{ minHeight: props.tall ? '6rem' : '4.5rem' }}>
      <Suspense>
        <LightRuler {...props} />
      </Suspense>
    </div>
  )
}

/** What it takes: its words have one line, or on a phone three, on a narrow one four where they are not brief; two in Chinese. */
function room(locale: Locale, brief = false) {
  const lines = localeFacts[locale].script === 'han' ? 2 : innerWidth < 384 && !brief ? 4 : 3
  return `clamp(1.5rem, 45rem - 100vw, ${1.25 * lines}rem)`
}

/** The same in words. */
export function DayLightWords(props: ComponentProps<Light['LightWords']>) {
  const locale = useLocale()
  return (
    <div style={{ minHeight: room(locale, props.brief) }}>
      <LightWords {...props} />
    </div>
  )
}

/** The words without a place that is kept for them. */
export function LightWords(props: ComponentProps<Light['LightWords']>) {
  return (
    <Suspense>
      <LaterWords {...props} />
    </Suspense>
  )
}

/** What the lines on a sky look like, before the words that say what they are. */
export const FreeMark = () => (
  <Suspense fallback={<span style={{ display: 'inline-block', width: '1.2rem' }} />}>
    <LaterMark />
  </Suspense>
)
