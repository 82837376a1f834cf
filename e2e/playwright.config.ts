import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ensureBrowser } from '../scripts/ensure-browser.ts'

const port = 3417
// The configuration is read again by every worker: only the first reading makes a data folder.
process.env.VIKALP_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vikalp-e2e-'))
const { executablePath, args, environment } = await ensureBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: { ...process.env, ...environment } },
  },
  webServer: {
    command: 'node ../server/src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: process.env.VIKALP_E2E_DATA, DEMO: 'on', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 30_000,
  },
})
