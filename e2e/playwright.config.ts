import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ensureBrowser } from '../scripts/ensure-browser.ts'
import { freePort } from './free-port.ts'
import { tokenSecret } from './pages/link-secret.ts'

// Every worker reads the configuration again: only the first chooses a port and creates a data folder.
process.env.VIKALP_E2E_PORT ??= String(await freePort())
process.env.VIKALP_E2E_DATA ??= newDataFolder()
const port = process.env.VIKALP_E2E_PORT
const { executablePath, args, environment } = await ensureBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  testIgnore: join(import.meta.dirname, 'engines/**'),
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
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
    command: 'node ../server/main.js',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: port,
      DATA_DIR: process.env.VIKALP_E2E_DATA,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      TOKEN_SECRET: tokenSecret,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
  },
})

/** A folder that is removed when this process exits, which is after the server that writes into it. */
function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
