import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import test from 'node:test'
import { listPackages } from '../web/build/licences.ts'

type Component = {
  purl: string
  hashes?: object[]
  licenses?: object[]
  properties: { name: string }[]
}
type Bom = { bomFormat: string; components: Component[] }

test('the bill of materials has each package with its hash and licence, and marks those of development', () => {
  const root = join(import.meta.dirname, '..')
  const text = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: root, encoding: 'utf8' })
  const { bomFormat, components }: Bom = JSON.parse(text)
  assert.equal(bomFormat, 'CycloneDX')
  const others = components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40vikalp/'))
  assert.ok(others.every(({ hashes }) => hashes?.length))
  const unnamed = others.filter(({ licenses }) => !licenses?.length).map(nameOf)
  // The MIT licence is in its file LICENSE, not in its package.json.
  assert.deepEqual(unnamed, ['png-js 2.0.0'])
  const shipped = new Set(others.filter((component) => !isOfDevelopment(component)).map(nameOf))
  const missing = listPackages().filter(({ name }) => !shipped.has(name))
  // Its style sheet goes with the site, the package itself does not.
  assert.deepEqual(
    missing.map(({ name }) => name.split(' ')[0]),
    ['temml'],
  )
})

const isOfDevelopment = ({ properties }: Component): boolean =>
  properties.some(({ name }) => name === 'cdx:npm:package:development')

const nameOf = ({ purl }: Component): string =>
  decodeURIComponent(purl.replace('pkg:npm/', '')).replace(/@(?=[^@]+$)/, ' ')
