import { defineConfig, type Project } from '@playwright/test'
import { type Engines, ensureEngines } from '../scripts/ensure-engines.ts'
import type { EngineOptions, EngineStart } from './engines/engine-test.ts'
import base from './playwright.config.ts'

// Read again by every worker: only the first reading looks for the engines, and installs what is missing.
process.env.VIKALP_E2E_ENGINES ??= JSON.stringify(ensureEngines())
const { firefox, webkit }: Engines = JSON.parse(process.env.VIKALP_E2E_ENGINES)
const launch = base.use?.launchOptions ?? {}

const walkedIn = (name: string, start: EngineStart): Project<object, EngineOptions> => ({
  name,
  use: { start },
  // In Chromium accessibility.e2e.ts opens every screen already.
  ...(start.engine === 'chromium' && { testIgnore: '**/screens.e2e.ts' }),
})

/** The roads that every engine must walk. */
export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: 'engines',
  testIgnore: [],
  expect: { timeout: 10_000, toPass: { timeout: 10_000, intervals: [50, 100, 200] } },
  projects: [
    walkedIn('chromium', { engine: 'chromium', launch, hasCloseWatcher: true }),
    walkedIn('chromium before 126', { engine: 'chromium', launch, hasCloseWatcher: false }),
    ...(firefox ? [walkedIn('firefox', { engine: 'firefox', program: firefox })] : []),
    ...(webkit ? [walkedIn('webkit', { engine: 'webkit', programs: webkit })] : []),
  ],
})
