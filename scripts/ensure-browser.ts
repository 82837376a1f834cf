import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { aptInstall } from './apt-install.ts'

export type Browser = { executablePath: string; args: string[]; environment: Record<string, string> }

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

// No requests to outside hosts, and no browser sandbox when the tests run as root.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium for the tests: an installed one, else Debian's, else the one from npm. */
export async function ensureBrowser(): Promise<Browser> {
  const executablePath =
    findInstalled() ?? (aptInstall('chromium-headless-shell') ? findInstalled() : undefined)
  if (executablePath) return { executablePath, args, environment: {} }
  const unpacked = await unpackFromNpm()
  if (unpacked) return unpacked
  throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its program')
}

const findInstalled = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', playwrightsOwn(), ...installed].find(
    (path) => path !== '' && existsSync(path),
  )

function playwrightsOwn(): string {
  try {
    return chromium.executablePath()
  } catch {
    return '' // a platform that Playwright has no build for
  }
}

async function unpackFromNpm(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // The package unpacks its own system libraries when it believes it runs in this cloud.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
  try {
    const { default: sparticuz } = await import('@sparticuz/chromium')
    const executablePath = await sparticuz.executablePath()
    const environment = { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' }
    return { executablePath, args: ['--headless=shell', ...args], environment }
  } catch {
    return undefined // an install without optional dependencies
  }
}
