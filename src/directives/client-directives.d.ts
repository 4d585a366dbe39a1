import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean
    'client:painted'?: boolean | 'admin'
    'client:settled'?: boolean
  }
}
