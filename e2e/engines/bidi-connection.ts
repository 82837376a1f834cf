type Reply = { type: string; id?: number; result?: object; error?: string; message?: string }
type PendingCommand = { resolve: (result: object) => void; reject: (error: Error) => void }

/** Commands of WebDriver BiDi over one WebSocket: https://www.w3.org/TR/webdriver-bidi/ */
export class BidiConnection {
  readonly #socket: WebSocket
  readonly #pending = new Map<number, PendingCommand>()
  #last = 0

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`No WebDriver BiDi at ${url}`)))
    })
    return new BidiConnection(socket)
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)))
    socket.addEventListener('close', () => this.#end())
  }

  send<T extends object>(method: string, params: object): Promise<T> {
    const id = ++this.#last
    const { promise, resolve, reject } = Promise.withResolvers<object>()
    this.#pending.set(id, { resolve, reject })
    this.#socket.send(JSON.stringify({ id, method, params }))
    return promise.then(
      (result) => result as T,
      (error: Error) => {
        throw new Error(`${method}: ${error.message}`)
      },
    )
  }

  close(): void {
    this.#socket.close()
  }

  #receive(data: string): void {
    const { id, result, error, message }: Reply = JSON.parse(data)
    if (id === undefined) return // an event, to which nobody has subscribed
    const command = this.#pending.get(id)
    this.#pending.delete(id)
    if (result) command?.resolve(result)
    else command?.reject(new Error(`${error}: ${message}`))
  }

  #end(): void {
    for (const { reject } of this.#pending.values()) reject(new Error('the browser has gone'))
    this.#pending.clear()
  }
}
