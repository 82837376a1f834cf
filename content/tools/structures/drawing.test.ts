import assert from 'node:assert/strict'
import test from 'node:test'
import { assertInert } from '../compile/inert-html.ts'
import { figureFaults } from '../figures/figure-faults.ts'
import { canonicalDrawing } from './canonical-drawing.ts'
import { drawnFigure, drawnOption } from './draw.ts'
import { readDrawing } from './drawing.ts'

test('a drawing is read from left to right, a line for each row', () => {
  assert.deepEqual(readDrawing('CC=C -[HBr | peroxide // heat]-> "X" :P + CO\n[NH4+]'), [
    [
      { kind: 'structure', smiles: 'CC=C' },
      { kind: 'arrow', above: 'HBr', below: 'peroxide\nheat', both: false },
      { kind: 'text', text: 'X', caption: 'P' },
      { kind: 'text', text: '+' },
      { kind: 'structure', smiles: 'CO' },
    ],
    [{ kind: 'structure', smiles: '[NH4+]' }],
  ])
})

test('a scheme that is too wide goes on in the next row, and the figure obeys the rules of figures', () => {
  const scheme = 'CC(C)c1ccccc1 -[O_2]-> CC(C)(OO)c1ccccc1 -[H_2SO_4]-> Oc1ccccc1 + CC(C)=O'
  assert.deepEqual([...figureFaults(drawnFigure(scheme))], [])
  assert.throws(() => drawnFigure('CCCCCCCCCCCCCCCCCCCCCC'), /wide/)
})

test('an option is drawn in the colour of its text, with nothing that could run', () => {
  for (const source of [
    'CC[C@H](C)Br',
    'Oc1ccc(Br)cc1 + CI',
    'square<Pt; NH_3, Cl, NH_3, Cl>',
    'tetrahedral<Zn; NH_3, NH_3, Cl, Cl>',
    'octahedral<Co; Cl, N:1, Cl, N:1, N:2, N:2; +>',
    'fischer<CHO; H, OH; CH_2OH>',
    'newman<H, H, CH_3; H, CH_3, H; 60>',
  ]) {
    const { svg, width, height } = drawnOption(source)
    assertInert(svg)
    assert.ok(width > 20 && height > 10)
    assert.match(svg, /currentColor/)
    assert.doesNotMatch(svg, /#[0-9a-f]{3,6}|NaN|undefined|\bid=|style=/)
    assert.ok(svg.length < 6000, `${source} has ${svg.length} letters`)
  }
})

test('a model with too few parts is told', () => {
  for (const wrong of [
    'square<Pt; Cl, Cl>',
    'octahedral<Co; Cl>',
    'fischer<CHO; H; CH_2OH>',
    'newman<H, H; H, H, H>',
  ])
    assert.throws(() => drawnOption(wrong), /wanted|ligands|row/, wrong)
})

const sameDrawing = (a: string, b: string) => canonicalDrawing(a) === canonicalDrawing(b)

test('a complex that is turned is the same, cis and trans, fac and mer are not', () => {
  assert.ok(sameDrawing('square<Pt; NH_3, NH_3, Cl, Cl>', 'square<Pt; Cl, NH_3, NH_3, Cl>'))
  assert.ok(!sameDrawing('square<Pt; NH_3, NH_3, Cl, Cl>', 'square<Pt; NH_3, Cl, NH_3, Cl>'))
  assert.ok(sameDrawing('tetrahedral<Zn; NH_3, NH_3, Cl, Cl>', 'tetrahedral<Zn; Cl, NH_3, Cl, NH_3>'))
  assert.ok(!sameDrawing('tetrahedral<Zn; F, Cl, Br, I>', 'tetrahedral<Zn; Cl, F, Br, I>'))
  const trans = 'octahedral<Co; Cl, Cl, A, A, A, A; +>'
  assert.ok(sameDrawing(trans, 'octahedral<Co; A, A, Cl, A, Cl, A; +>'))
  assert.ok(!sameDrawing(trans, 'octahedral<Co; Cl, A, Cl, A, A, A; +>'))
  const fac = 'octahedral<Co; Cl, A, Cl, Cl, A, A>'
  assert.ok(sameDrawing(fac, 'octahedral<Co; A, Cl, A, A, Cl, Cl>'))
  assert.ok(!sameDrawing(fac, 'octahedral<Co; Cl, Cl, Cl, A, A, A>'))
})

test('the two cis forms with chelate rings are mirror images, the trans form is its own', () => {
  const cis = 'octahedral<Co; Cl, N:1, Cl, N:1, N:2, N:2; +>'
  // The mirror that exchanges left and right.
  const mirrored = 'octahedral<Co; Cl, N:1, N:1, Cl, N:2, N:2; +>'
  assert.ok(!sameDrawing(cis, mirrored))
  assert.ok(sameDrawing(cis, cis.replaceAll(':1', ':3')))
  assert.ok(
    sameDrawing(
      'octahedral<Co; Cl, Cl, N:1, N:1, N:2, N:2; +>',
      'octahedral<Co; Cl, Cl, N:1, N:2, N:2, N:1; +>',
    ),
  )
})

test('a Fischer projection after half a turn in the plane is the same', () => {
  assert.ok(sameDrawing('fischer<CHO; H, OH; CH_2OH>', 'fischer<CH_2OH; OH, H; CHO>'))
  assert.ok(!sameDrawing('fischer<CHO; H, OH; CH_2OH>', 'fischer<CHO; OH, H; CH_2OH>'))
})
