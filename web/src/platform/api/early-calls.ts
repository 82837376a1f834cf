import { renewedToken } from '@vikalp/contract/endpoint'

/** What the page's first script asked for while the application was still on its way. */
type EarlyCall = { url: string; init: RequestInit; answer: Promise<Response>; cancel: () => void }

// The script and the application are two programs in one page.
declare global {
  var earlyCalls: EarlyCall[] | undefined
}

/** Later the user may be somewhere else, and the answer is old. */
const usableForMs = 30_000

const usable = (): EarlyCall[] => (performance.now() < usableForMs ? (globalThis.earlyCalls ?? []) : [])

export function sendEarly(url: string, init: RequestInit): void {
  const controller = new AbortController()
  const answer = fetch(url, { ...init, signal: controller.signal, credentials: 'omit' })
  // Whoever takes the answer hears of the failure.
  answer.catch(() => undefined)
  globalThis.earlyCalls = [...usable(), { url, init, answer, cancel: () => controller.abort() }]
}

/**
 * What an early call was answered, as long as nobody took it: whoever did goes on from there. Nothing when the token is
 * renewed by it, since what is asked with the old one would be asked again.
 */
export async function peekEarly(url: string): Promise<unknown> {
  const call = usable().find((each) => each.url === url)
  const answer = await call?.answer.then((response) =>
    response.headers.has(renewedToken) ? undefined : response.clone().json(),
  )
  return call && usable().includes(call) ? answer : undefined
}

/** The answer to the very same request, once. */
export function takeEarly(url: string, init: RequestInit): Promise<Response> | undefined {
  const call = usable().find((each) => each.url === url && contentOf(each.init) === contentOf(init))
  if (!call) return undefined
  globalThis.earlyCalls = usable().filter((each) => each !== call)
  init.signal?.addEventListener('abort', call.cancel)
  return call.answer
}

/** The bodies that were sent to an address and whose answers nobody took yet. */
export const earlyBodies = (url: string): unknown[] =>
  usable()
    .filter((call) => call.url === url)
    .map(({ init }) => init.body)

const contentOf = ({ method, headers, body }: RequestInit): string => JSON.stringify([method, headers, body])
