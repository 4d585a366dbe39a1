/** Icons for home screens, drawn from the mark at build. A maskable one may be cut to a circle. */
export interface Icon {
  name: string
  size: number
  /** How much of the square the mark takes. */
  share: number
  purpose?: 'any' | 'maskable'
}

export const icons: Icon[] = [
  { name: 'icon-192', size: 192, share: 0.78, purpose: 'any' },
  { name: 'icon-512', size: 512, share: 0.78, purpose: 'any' },
  { name: 'maskable-512', size: 512, share: 0.56, purpose: 'maskable' },
  { name: 'apple-touch-icon', size: 180, share: 0.7 },
]
