import { defineConfig, type Project } from '@playwright/test'
import { type Engines, ensureEngines } from '../scripts/ensure-engines.ts'
import type { EngineOptions, EngineStart } from './engines/engine-test.ts'
import base from './playwright.config.ts'

// Every worker reads this again: only the first looks for the engines and installs what is missing.
process.env.VIKALP_E2E_ENGINES ??= JSON.stringify(ensureEngines())
const { firefox, webkit }: Engines = JSON.parse(process.env.VIKALP_E2E_ENGINES)
const launch = base.use?.launchOptions ?? {}

const projectFor = (name: string, start: EngineStart): Project<object, EngineOptions> => ({
  name,
  use: { start },
  // In Chromium accessibility.e2e.ts opens every screen already.
  ...(start.engine === 'chromium' && { testIgnore: '**/screens.e2e.ts' }),
})

/** The journeys that every engine must pass. */
export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: 'engines',
  testIgnore: [],
  expect: { timeout: 10_000, toPass: { timeout: 10_000, intervals: [50, 100, 200] } },
  projects: [
    projectFor('chromium', { engine: 'chromium', launch, hasCloseWatcher: true }),
    projectFor('chromium before 126', { engine: 'chromium', launch, hasCloseWatcher: false }),
    ...(firefox ? [projectFor('firefox', { engine: 'firefox', program: firefox })] : []),
    ...(webkit ? [projectFor('webkit', { engine: 'webkit', programs: webkit })] : []),
  ],
})
