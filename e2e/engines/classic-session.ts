/** One session of a WebDriver over HTTP: https://www.w3.org/TR/webdriver2/ */
export class ClassicSession {
  readonly #address: string

  static async open(driver: string, patienceMs: number): Promise<ClassicSession> {
    const signal = AbortSignal.timeout(patienceMs)
    const body = { capabilities: {} }
    const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, 'POST', body, signal)
    return new ClassicSession(`${driver}/session/${sessionId}`)
  }

  private constructor(address: string) {
    this.#address = address
  }

  get<T>(path: string): Promise<T> {
    return call(`${this.#address}${path}`, 'GET')
  }

  post<T>(path: string, body: object): Promise<T> {
    return call(`${this.#address}${path}`, 'POST', body)
  }

  async end(): Promise<void> {
    await call(this.#address, 'DELETE')
  }
}

type Reply<T> = { value: T & { error?: string; message?: string } }

async function call<T>(url: string, method: string, body?: object, signal?: AbortSignal): Promise<T> {
  const reply = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const { value }: Reply<T> = JSON.parse(await reply.text())
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
