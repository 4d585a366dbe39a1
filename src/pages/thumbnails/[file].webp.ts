import type { APIRoute, GetStaticPaths } from 'astro'
import { thumbnail } from '../../build/thumbnail.ts'
import { equipment } from '../../content/equipment.ts'

export const getStaticPaths: GetStaticPaths = () => {
  const pictures = new Set(Object.values(equipment).flatMap((items) => items.map(({ picture }) => picture)))
  return Promise.all(
    Array.from(pictures, async (picture) => {
      const { address, bytes } = await thumbnail(picture)
      return { params: { file: address.replace(/^\/thumbnails\/|\.webp$/g, '') }, props: { bytes } }
    }),
  )
}

export const GET: APIRoute<{ bytes: Uint8Array<ArrayBuffer> }> = ({ props }) =>
  new Response(props.bytes, { headers: { 'Content-Type': 'image/webp' } })
