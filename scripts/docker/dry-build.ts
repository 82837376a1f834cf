import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readCopy, readStages, root, type Stage, type Step } from './read-dockerfile.ts'

/**
 * Builds deploy/Dockerfile without Docker: each stage is a folder, COPY copies, RUN runs there with this machine's
 * Node; then the command of the last stage must answer /readyz.
 */
const folder = mkdtempSync(join(tmpdir(), 'vikalp-docker-'))
// What .dockerignore leaves out, and the folders of tools that no stage needs.
const ignored = new Set(['.git', '.data', 'node_modules', 'compiled', 'dist', 'results'])
const port = '3999'
const stages = readStages()

const appOf = (stage: string) => join(folder, stage, 'app')

function build(stage: Stage): string {
  const app = appOf(stage.name ?? 'image')
  mkdirSync(app, { recursive: true })
  for (const step of stage.steps) {
    if (step.keyword === 'COPY') copy(step, app)
    if (step.keyword === 'RUN') run(step.text, app)
  }
  return app
}

function copy(step: Step, app: string): void {
  const { from, sources, target } = readCopy(step)
  for (const source of sources) {
    const origin = from ? join(folder, from, source) : join(root, source)
    const into =
      sources.length > 1 || target.endsWith('/') ? join(app, target, basename(source)) : join(app, target)
    // Into a folder of itself a file goes under its own name, as `COPY package.json ./` does.
    cpSync(origin, into, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => from !== undefined || !ignored.has(basename(path)),
    })
  }
}

function run(command: string, app: string): void {
  console.log(`RUN ${command}`)
  const { status } = spawnSync('bash', ['-ec', command], { cwd: app, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

/** Starts what the image would start, and waits for the database behind it. */
async function prove(app: string): Promise<void> {
  const [, ...command]: string[] = JSON.parse(
    stages.at(-1)?.steps.find(({ keyword }) => keyword === 'CMD')?.text ?? '[]',
  )
  const server = spawn(process.execPath, command, {
    cwd: app,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, DATA_DIR: join(app, '.data') },
  })
  try {
    for (let i = 0; i < 120; i++) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return console.log('The image would serve.')
      await pause(500)
    }
    throw new Error('What the image would start does not answer')
  } finally {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
  }
}

try {
  const images = stages.map(build)
  await prove(images.at(-1) ?? folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
