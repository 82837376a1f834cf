declare module 'saxen' {
  type Decode = (text: string) => string
  export class Parser {
    on(event: 'openTag', read: (name: string, attributes: () => object | false, decode: Decode) => void): this
    on(event: 'closeTag', read: (name: string) => void): this
    on(event: 'text', read: (text: string, decode: Decode) => void): this
    on(event: 'cdata', read: (text: string) => void): this
    on(event: 'error', read: (error: Error) => void): this
    parse(xml: string): void
  }
}
