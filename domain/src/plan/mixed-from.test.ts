import assert from 'node:assert/strict'
import test from 'node:test'
import { mixedFrom } from './mixed-from.ts'

const tally = (chapter: string, right: number, answered: number) => ({ chapter, right, answered })
const unseen = (subject: 'Physics' | 'Chemistry', ...chapters: string[]) =>
  chapters.map((chapter) => ({ subject, chapter }))

test('the subject with most chapters beyond 60 % is mixed, once there are two', () => {
  const questions = [
    ...unseen('Physics', 'kinematics', 'optics', 'optics'),
    ...unseen('Chemistry', 'solutions', 'equilibrium', 'hydrocarbons'),
  ]
  const known = [tally('solutions', 4, 6), tally('equilibrium', 5, 5), tally('hydrocarbons', 9, 10)]
  assert.deepEqual(mixedFrom([...known, tally('kinematics', 5, 5), tally('optics', 4, 5)], questions), {
    subject: 'Chemistry',
    chapters: ['solutions', 'equilibrium', 'hydrocarbons'],
    questions: unseen('Chemistry', 'solutions', 'equilibrium', 'hydrocarbons'),
  })
  assert.equal(mixedFrom([tally('kinematics', 5, 5), tally('solutions', 5, 5)], questions), undefined)
})

test('a chapter counts from five answers over all its topics and beyond 60 %, and only while something is unseen', () => {
  const questions = unseen('Physics', 'kinematics', 'optics')
  const optics = tally('optics', 5, 5)
  assert.equal(mixedFrom([tally('kinematics', 3, 5), optics], questions), undefined)
  assert.equal(mixedFrom([tally('kinematics', 4, 4), optics], questions), undefined)
  const topics = [tally('kinematics', 3, 3), tally('kinematics', 1, 3)]
  assert.deepEqual(mixedFrom([...topics, optics], questions)?.chapters, ['kinematics', 'optics'])
  assert.equal(mixedFrom([...topics, optics], unseen('Physics', 'optics')), undefined)
})
