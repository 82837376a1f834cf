import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { BidiConnection } from './bidi-connection.ts'
import { startProgram, stopProgram } from './child-program.ts'
import type { Engine, Tab } from './engine.ts'
import { mouseDrag, pressedKey, typedText } from './input-actions.ts'
import { phone } from './phone.ts'

/** Drives Firefox by WebDriver BiDi, because Playwright's own driver needs more than the ESR supports. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'vikalp-firefox-'))
  await writeFile(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en-IN");\n')
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = startProgram(program, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await addressIn(firefox)
  const bidi = await BidiConnection.open(`${address}/session`)
  await bidi.send('session.new', { capabilities: {} })
  return {
    newTab: () => newTab(bidi),
    stop: async () => {
      bidi.close()
      await stopProgram(firefox)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Goes on reading after the address, because a full pipe would block Firefox. */
function addressIn({ stderr }: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const lines = createInterface(stderr ?? Readable.from([]))
  lines.on('line', (line) => {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address) resolve(address)
  })
  lines.on('close', () => reject(new Error('Firefox ended before it could be driven')))
  return promise
}

async function newTab(bidi: BidiConnection): Promise<Tab> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  await bidi.send('browsingContext.setViewport', { context, viewport: phone })
  const act = async (actions: object) => {
    await bidi.send('input.performActions', { context, actions })
  }
  return {
    open: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    back: async () => {
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })
    },
    evaluate: (expression) => evaluate(bidi, context, expression),
    drag: (from, to) => act(mouseDrag(from, to)),
    type: (text) => act(typedText(text)),
    press: (key) => act(pressedKey(key)),
    photograph: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      await bidi.send('browser.removeUserContext', { userContext })
    },
  }
}

type Evaluation = { type: string; result?: { value: string }; exceptionDetails?: { text: string } }

async function evaluate(bidi: BidiConnection, context: string, expression: string): Promise<string> {
  const params = { expression, target: { context }, awaitPromise: true }
  const { result, exceptionDetails } = await bidi.send<Evaluation>('script.evaluate', params)
  if (result) return result.value
  throw new Error(exceptionDetails?.text)
}
