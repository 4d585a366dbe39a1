import type { APIRoute, GetStaticPaths } from 'astro'
import { thumbnails } from '../../build/thumbnail.ts'
import { equipment } from '../../content/equipment.ts'

export const getStaticPaths: GetStaticPaths = async () => {
  const pictures = new Set(Object.values(equipment).flatMap((items) => items.map(({ picture }) => picture)))
  const files = await Promise.all(Array.from(pictures, thumbnails))
  return files.flat().map(({ address, bytes }) => ({
    params: { file: address.replace(/^\/thumbnails\/|\.webp$/g, '') },
    props: { bytes },
  }))
}

export const GET: APIRoute<{ bytes: Uint8Array<ArrayBuffer> }> = ({ props }) =>
  new Response(props.bytes, { headers: { 'Content-Type': 'image/webp' } })
