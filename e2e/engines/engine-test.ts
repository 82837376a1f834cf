import { writeFile } from 'node:fs/promises'
import type { LaunchOptions } from '@playwright/test'
import type { WebKitPrograms } from '../../scripts/ensure-engines.ts'
import { test as base } from '../fixtures.ts'
import { startChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { View } from './view.ts'
import { startWebKit } from './webkit.ts'

export type EngineStart =
  | { engine: 'chromium'; launch: LaunchOptions; hasCloseWatcher: boolean }
  | { engine: 'firefox'; program: string }
  | { engine: 'webkit'; programs: WebKitPrograms }

export type EngineOptions = { start: EngineStart }
type Fixtures = {
  view: View
  /** The view of a new student who is already signed in. */
  student: View
}

/** The test function of the journeys in every engine, which use a view instead of a page. */
export { expect } from '@playwright/test'
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  start: [
    { engine: 'firefox', program: '' },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ start }, use) => {
      const engine = await startEngine(start)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  view: async ({ engine, baseURL }, use, testInfo) => {
    const tab = await engine.newTab()
    await use(new View(tab, baseURL ?? ''))
    if (testInfo.error) {
      const path = testInfo.outputPath('screen.png')
      await writeFile(path, await tab.photograph())
      await testInfo.attach('screen', { path })
    }
    await tab.close()
  },
  student: async ({ view, newAccount }, use) => {
    await view.signIn((await newAccount()).token)
    await use(view)
  },
})

function startEngine(start: EngineStart): Promise<Engine> {
  if (start.engine === 'firefox') return startFirefox(start.program)
  if (start.engine === 'webkit') return startWebKit(start.programs)
  return startChromium(start.launch, start.hasCloseWatcher)
}
