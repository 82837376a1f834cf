import { existsSync } from 'node:fs'
import { aptInstall } from './apt-install.ts'

export type WebKitPrograms = { driver: string; display: string }
export type Engines = { firefox?: string; webkit?: WebKitPrograms }

/** Firefox and WebKitGTK for the tests: those that are there, else Debian's. What stays missing is said. */
export function ensureEngines(): Engines {
  return {
    firefox: ensure('Firefox', findFirefox, ['firefox-esr']),
    webkit: ensure('WebKit', findWebKit, ['webkit2gtk-driver', 'xvfb']),
  }
}

function ensure<T>(name: string, find: () => T | undefined, packages: string[]): T | undefined {
  const found = find() ?? (aptInstall(...packages) ? find() : undefined)
  if (!found)
    console.log(`No journeys in ${name}: Debian's ${packages.join(' and ')} cannot be installed here`)
  return found
}

const findFirefox = (): string | undefined =>
  firstOf(
    process.env.FIREFOX_PATH ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )

function findWebKit(): WebKitPrograms | undefined {
  const driver = firstOf(process.env.WEBKIT_DRIVER_PATH ?? '', '/usr/bin/WebKitWebDriver')
  const display = firstOf('/usr/bin/Xvfb')
  return driver && display ? { driver, display } : undefined
}

const firstOf = (...paths: string[]): string | undefined =>
  paths.find((path) => path !== '' && existsSync(path))
