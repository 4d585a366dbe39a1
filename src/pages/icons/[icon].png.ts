import type { APIRoute, GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { iconSvg } from '../../build/mark.ts'
import { type Icon, icons } from '../../content/icons.ts'

export const getStaticPaths = (() =>
  icons.map((icon) => ({ params: { icon: icon.name }, props: { icon } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ icon: Icon }> = async ({ props: { icon } }) => {
  const png = await sharp(Buffer.from(iconSvg(icon.size, icon.share)))
    .png({ palette: true })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
