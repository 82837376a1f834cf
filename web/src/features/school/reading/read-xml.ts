import { Parser } from 'saxen'

type Attributes = Record<string, string>
type Handlers = {
  open: (name: string, attributes: () => Attributes) => void
  text: (value: string) => void
  close: (name: string) => void
}

/** Goes through a part of a workbook from its beginning; entities of its own it has none. */
export function readXml(part: Uint8Array | undefined, handlers: Partial<Handlers>): void {
  if (!part) return
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    handlers.open?.(plain(name), () => {
      const raw: [string, string][] = Object.entries(attributes() || {})
      return Object.fromEntries(raw.map(([key, text]) => [key, decode(text)]))
    })
  })
  parser.on('text', (text, decode) => handlers.text?.(decode(text)))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('closeTag', (name) => handlers.close?.(plain(name)))
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(new TextDecoder().decode(part))
}

/** Some programs write x:row for row. */
const plain = (name: string): string => name.slice(name.indexOf(':') + 1)
