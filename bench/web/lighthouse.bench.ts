import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { freePort } from '../../e2e/free-port.ts'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { type Measurement, median, round } from '../measurement.ts'
import { withDemoServer } from './demo-server.ts'

const paths = ['/', '/exams', '/quiz', '/profile']
const runs = 3
const program = join(import.meta.dirname, '../../node_modules/.bin/lighthouse')
const nameOf = (path: string): string => `Lighthouse performance ${path} (of 100)`

/** What does Lighthouse say of the performance on a phone? Its program is no dependency of ours: see README.md. */
export async function measureLighthouse(): Promise<Measurement[]> {
  if (!existsSync(program)) {
    const reason = 'it needs npm i --no-save lighthouse'
    return paths.map((path) => ({ name: nameOf(path), reason }))
  }
  return withDemoServer(async ({ url, tokens }) => {
    const measured: Measurement[] = []
    for (const path of paths) {
      const scores: number[] = []
      for (let i = 0; i < runs; i++) scores.push(await visit(url, path, tokens.student))
      measured.push({ name: nameOf(path), value: round(100 * median(scores)) })
    }
    return measured
  })
}

/** The score from 0 to 1 of a first visit, in a browser of its own in which the student is signed in. */
async function visit(url: string, path: string, token: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-lighthouse-'))
  const { executablePath, args, environment } = await ensureBrowser()
  const port = String(await freePort())
  const phone = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...environment },
  })
  try {
    const page = await phone.newPage()
    await page.goto(`${url}/favicon.svg`) // of the same origin, without loading anything of the application
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    const options = ['--only-categories=performance', '--output=json', '--quiet', '--disable-storage-reset']
    const { stdout } = await promisify(execFile)(program, [url + path, '--port', port, ...options], {
      maxBuffer: 1 << 26,
    })
    return JSON.parse(stdout).categories.performance.score
  } finally {
    await phone.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
