import { inflateSync } from 'node:zlib'

/** An object of a PDF: its dictionary, and what it holds, unpacked. */
interface PdfObject {
  dictionary: string
  stream: string
}

/** The objects of a PDF as our writer makes them: one after the other, streams packed by deflate. */
function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  // One byte, one character, so that places in the text are places in the file.
  const text = pdf.toString('latin1')
  for (const { 1: id = '', index } of text.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = text.indexOf('endobj', index)
    const start = text.indexOf('stream\n', index)
    const packed = start > 0 && start < end
    const dictionary = text.slice(index, packed ? start : end)
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    const bytes = packed ? pdf.subarray(start + 7, start + 7 + length) : Buffer.alloc(0)
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes
    objects.set(id, { dictionary, stream: stream.toString('latin1') })
  }
  return objects
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The characters of a font by the number of its glyph, from its `ToUnicode`. */
function charactersOf(cmap: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, body = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', , list = ''] of body.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
      const hexes = [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) => hex.replaceAll(' ', ''))
      for (const [offset, hex] of hexes.entries()) {
        characters.set(Number.parseInt(first, 16) + offset, utf16(hex))
      }
    }
  }
  return characters
}

/** What can be read on each page of the brochure, a line for each piece of text. */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const object = (id = '') => objects.get(id) ?? { dictionary: '', stream: '' }
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
  return pages.map(({ dictionary }) => {
    const resources = object(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1]).dictionary
    const fonts = new Map<string, Map<number, string>>()
    for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(object(id).dictionary)?.[1]
      fonts.set(name, charactersOf(object(cmap).stream))
    }
    const { stream } = object(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1])
    let font = new Map<number, string>()
    let text = ''
    for (const [, name, shown, end] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(ET\b)/g)) {
      if (name) font = fonts.get(name) ?? font
      for (const [, hex = ''] of shown?.matchAll(/<(\w+)>/g) ?? []) {
        for (const glyph of hex.match(/.{4}/g) ?? []) text += font.get(Number.parseInt(glyph, 16)) ?? ''
      }
      if (end) text += '\n'
    }
    return text
  })
}
