/** The width and height of an SVG or WebP picture, from its header. */
export function imageSize(name: string, bytes: Buffer): { width: number; height: number } {
  const size = name.endsWith('.svg') ? svgSize(bytes.toString('utf8')) : webpSize(bytes)
  if (!size) throw new Error(`${name} does not say how large it is`)
  return size
}

function svgSize(source: string) {
  const head = /<svg\b[^>]*>/.exec(source)?.[0] ?? ''
  const box = /\sviewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(head)
  const width = Number(/\swidth="([\d.]+)(?:px)?"/.exec(head)?.[1] ?? box?.[1])
  const height = Number(/\sheight="([\d.]+)(?:px)?"/.exec(head)?.[1] ?? box?.[2])
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined
}

// The three kinds of WebP store their size in three different places (RFC 9649).
function webpSize(bytes: Buffer) {
  const kind = bytes.toString('latin1', 12, 16)
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.length < 30) return undefined
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
