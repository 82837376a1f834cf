import assert from 'node:assert/strict'
import test from 'node:test'
import { hintLeaks } from './hint-leak.ts'

const numeric = {
  answer: 'C' as const,
  options: { A: '$\\pu{15 m s-1}$', B: '$\\pu{20 m s-1}$', C: '$\\pu{25 m s-1}$', D: '$\\pu{35 m s-1}$' },
}
const words = {
  answer: 'D' as const,
  options: { A: 'Algae', B: 'Bryophytes', C: 'Gymnosperms', D: 'Vascular seedless pteridophytes' },
}

const asked = (option: string) => ({ answer: 'D' as const, options: { ...words.options, D: option } })

const leaking: [string, typeof numeric | typeof words][] = [
  ['The answer is C.', numeric],
  ['Look at option (C) again.', numeric],
  ['You should get 25 in the end.', numeric],
  ['Think of vascular pteridophytes without seeds.', words],
  ['They are algae, are they not?', asked('Algae')],
  ['Which cell has a hair?', asked('Root hair cell')],
  ['Which cells guard the pore?', asked('Guard cells')],
  ['It’s C', words],
  ['Correct: C', words],
  ['The third one fits.', words],
  ['Is it not the last option?', words],
  ['(c) looks promising', words],
  ['Choose d here', words],
  ['The answer is Ｃ.', words],
  ['उत्तर तीसरा है', words],
  ['જવાબ ત્રીજો છે', words],
  ['VGhlIGFuc3dlciBpcyBvcHRpb24gQw==', words],
]
const sound: [string, typeof numeric | typeof words][] = [
  ['Which component of the velocity does gravity change?', numeric],
  ['Add the squares: use both components, as 15 and 20 are perpendicular.', numeric],
  ['Does the adult have vascular tissue?', words],
  ['Which ion leaves with sodium?', asked('Sodium ion')],
  ['What does the arrow say?', asked('→')],
  ['…', asked('→')],
  ['A plant with seeds is excluded. Then what remains?', words],
  ['Use λ = h/p for both.', words],
]
for (const [hint, question] of leaking)
  test(`leaks: ${hint}`, () => assert.equal(hintLeaks(hint, question), true))
for (const [hint, question] of sound)
  test(`does not leak: ${hint}`, () => assert.equal(hintLeaks(hint, question), false))
