import assert from 'node:assert/strict'
import test from 'node:test'
import { figures as biology } from '../../figures/examples/biology.ts'
import { figures as chemistry } from '../../figures/examples/chemistry.ts'
import { figures as circuits } from '../../figures/examples/circuits.ts'
import { figures as diagrams } from '../../figures/examples/diagrams.ts'
import { figures as fields } from '../../figures/examples/fields.ts'
import { figures as graphs } from '../../figures/examples/graphs.ts'
import { figures as physics } from '../../figures/examples/physics.ts'
import { figureFaults } from './figure-faults.ts'

for (const figures of [biology, chemistry, circuits, diagrams, fields, graphs, physics])
  for (const [name, draw] of Object.entries(figures))
    test(`${name} is valid, small and drawn the same each time`, () => {
      const svg = draw()
      assert.deepEqual([...figureFaults(svg)], [])
      assert.ok(svg.length < 20_000)
      assert.equal(draw(), svg)
    })
