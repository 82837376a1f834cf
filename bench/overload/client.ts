import { Connection, type Reply } from './connection.ts'

export type Call = { method: 'GET' | 'POST'; path: string; token: string; body?: object }

/** Calls over as many connections as are needed at a time; one that is free is used again. */
export class Client {
  readonly #port: number
  readonly #free: Connection[] = []

  constructor(url: string) {
    this.#port = Number(new URL(url).port)
  }

  async call(call: Call): Promise<Reply> {
    const connection = this.#free.pop() ?? new Connection(this.#port)
    const reply = await connection.send(textOf(call))
    this.#free.push(connection)
    return reply
  }

  /**
   * Opens that many connections anew, a few at a time: people have theirs before they all ask at once, and none of them
   * has rested for so long that the server is about to close it.
   */
  async open(count: number, token: string): Promise<void> {
    const path = '/api/test'
    this.close()
    while (this.#free.length < count) {
      const connections = Array.from({ length: 20 }, () => new Connection(this.#port))
      await Promise.all(connections.map((each) => each.send(textOf({ method: 'GET', path, token }))))
      this.#free.push(...connections)
    }
  }

  close(): void {
    for (const connection of this.#free.splice(0)) connection.close()
  }
}

function textOf({ method, path, token, body }: Call): string {
  const text = body ? JSON.stringify(body) : ''
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: identity', // unpacking would cost the load, not the server
    `Authorization: Bearer ${token}`,
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}
