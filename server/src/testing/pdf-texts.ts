import { inflateSync } from 'node:zlib'

/** The lines of text in a PDF of ours, page after page, as a reader would copy them. */
export function pdfTexts(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const letters = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      return [font, lettersOf(streamOf(objects.get(map)))]
    }),
  )
  return [...objects.values()].flatMap((body) => {
    const content = streamOf(body)
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ/g)].map(([, font = '', shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
        .map((code) => letters.get(font)?.[Number.parseInt(code, 16)] ?? '')
        .join(''),
    )
  })
}

function streamOf(body = ''): string {
  const [, packed] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? []
  if (packed === undefined || !body.includes('/FlateDecode')) return ''
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

/** What each glyph stands for: `<0000> <0002> [<0000> <0041> <0042>]`. */
const lettersOf = (map: string): string[] =>
  [...map.matchAll(/^<[0-9a-f]{4}> <[0-9a-f]{4}> \[(.*)\]$/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(
        ...(units.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
      ),
    ),
  )
