import type { APIRoute, GetStaticPaths } from 'astro'
import { type WebFont, webFontFiles } from '../../build/web-fonts.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  (await webFontFiles()).map((font) => ({
    params: { file: font.path.replace(/^\/fonts\/|\.woff2$/g, '') },
    props: { font },
  }))

export const GET: APIRoute<{ font: WebFont }> = ({ props }) =>
  new Response(props.font.bytes, { headers: { 'Content-Type': 'font/woff2' } })
