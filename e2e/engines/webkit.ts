import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { startProgram, stopProgram } from './child-program.ts'
import { ClassicSession } from './classic-session.ts'
import type { Engine, Tab } from './engine.ts'
import { mouseDrag, pressedKey, typedText } from './input-actions.ts'
import { phone } from './phone.ts'

export type WebKitPrograms = { driver: string; display: string }

/** WebKitGTK needs a display, so it gets one in memory; its driver speaks WebDriver over HTTP. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const [xvfb, display] = await startDisplay(programs.display)
  let driver = await startDriver(programs.driver, display)
  const restart = async () => {
    await stopProgram(driver.program)
    driver = await startDriver(programs.driver, display)
  }
  return {
    newTab: async () => {
      // On a busy machine the browser now and then never reports to the driver that started it.
      const session = await ClassicSession.open(driver.address, 15_000).catch(async () => {
        await restart()
        return ClassicSession.open(driver.address, 25_000)
      })
      return tabOf(session)
    },
    stop: async () => {
      await stopProgram(driver.program)
      await stopProgram(xvfb)
    },
  }
}

async function startDriver(file: string, display: number) {
  const port = await freePort()
  const program = startProgram(file, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LANG: 'en_IN.UTF-8' },
  })
  const address = `http://127.0.0.1:${port}`
  await expect(() => fetch(`${address}/status`), 'the driver answers').toPass({ timeout: 20_000 })
  return { program, address }
}

/** Xvfb chooses a free display number and prints it when it is ready. */
async function startDisplay(program: string): Promise<[ChildProcess, number]> {
  const options = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const xvfb = startProgram(program, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(xvfb.stdout ?? xvfb, 'data')
  return [xvfb, Number(number)]
}

async function tabOf(session: ClassicSession): Promise<Tab> {
  // The window cannot be narrower than its tool bar, some 450 pixels: still the layout of a phone.
  await session.post('/window/rect', phone)
  const act = async (actions: object) => {
    await session.post('/actions', { actions })
  }
  return {
    open: (url) => session.post('/url', { url }),
    back: () => session.post('/back', {}),
    evaluate: (expression) => evaluate(session, expression),
    drag: (from, to) => act(mouseDrag(from, to)),
    type: (text) => act(typedText(text)),
    press: (key) => act(pressedKey(key)),
    photograph: async () => {
      await evaluate(session, keepPainting)
      return Buffer.from(await session.get<string>('/screenshot'), 'base64')
    },
    close: () => session.end(),
  }
}

/**
 * The driver takes its screenshot after the next frame. Where WebKitGTK cannot share buffers with the display
 * (WEBKIT_DISABLE_DMABUF_RENDERER=1 shows it), a still page that fits the window paints no frame, and the
 * screenshot never comes: so with a single <h1>, our quiz and sign-in, but not with screens that scroll.
 */
const keepPainting = `document.documentElement.animate({ opacity: [1, 0.99] }, { duration: 1000, iterations: Infinity }).id`

async function evaluate(session: ClassicSession, expression: string): Promise<string> {
  const script = `const [done] = arguments
    new Promise((resolve) => resolve(${expression})).then(
      (value) => done({ value }),
      (error) => done({ failure: String(error) }),
    )`
  const found = await session.post<{ value: string; failure?: string }>('/execute/async', {
    script,
    args: [],
  })
  if (found.failure !== undefined) throw new Error(found.failure)
  return found.value
}
