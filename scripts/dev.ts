import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

// The server restarts on changes; Vite serves the web and forwards /api to the server.
const children = [
  spawn(process.execPath, ['--watch', 'server/main.js'], { cwd: root, stdio: 'inherit' }),
  spawn(join(root, 'node_modules/.bin/vite'), ['web'], { cwd: root, stdio: 'inherit' }),
]

let isEnding = false
const end = (): void => {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
for (const child of children) child.on('exit', end)
