import assert from 'node:assert/strict'
import test from 'node:test'
import type { TestDetails, TestPreview } from '@vikalp/contract/mocks/tests'
import { draftFrom, draftOfPart, emptyDraft, inputOf, paperFault, paperOf } from './draft.ts'
import { sectionOfMix, usualMix } from './draft-section.ts'

const ids = { testId: 'a-test', seed: 'a-seed' }
const now = Date.parse('2026-11-23T13:00:00Z')
const empty = emptyDraft(ids, now)
const optics = { subject: 'Physics', count: 10, chapters: ['optics'] } as const
const filled = { ...empty, classId: 'a-class', title: ' Optics ', template: 'neet', sections: [optics] }

test('a new test opens tomorrow at ten for an hour and a half', () => {
  assert.deepEqual([empty.opensAt, empty.closesAt], ['2026-11-24T10:00', '2026-11-24T11:30'])
})

test('what is missing is named in the order of the fields', () => {
  const steps = [
    empty,
    { ...empty, classId: 'a-class' },
    { ...empty, classId: 'a-class', title: 'Optics' },
    { ...filled, sections: [{ ...optics, chapters: [] }] },
    { ...filled, sections: [sectionOfMix(optics, { Easy: 0, Medium: 0, Hard: 0 })] },
    filled,
    { ...filled, isWhole: true, sections: [] },
  ]
  assert.deepEqual(steps.map(paperFault), [
    'class',
    'title',
    'template',
    'chapters',
    'noQuestion',
    undefined,
    undefined,
  ])
})

test('a mix for each level sums to the number of questions, and is asked for as it is', () => {
  const section = sectionOfMix(optics, { Easy: 2, Medium: 5, Hard: 4 })
  assert.equal(section.count, 11)
  const [asked] = paperOf({ ...filled, sections: [section] }).blueprint?.sections ?? []
  assert.deepEqual([asked?.count, asked?.mix], [11, { Easy: 2, Medium: 5, Hard: 4 }])
  for (const count of [1, 2, 7, 10, 180]) {
    const { Easy, Medium, Hard } = usualMix(count)
    assert.equal(Easy + Medium + Hard, count)
    assert.ok(Math.min(Easy, Medium, Hard) >= 0)
  }
})

test('a whole paper takes no chapters along', () => {
  assert.deepEqual(paperOf({ ...filled, isWhole: true }), { template: 'neet' })
  assert.deepEqual(paperOf(filled).blueprint?.sections, [{ ...optics, type: 'mcq', chapters: ['optics'] }])
})

test('a part with a clock of its own is a test from all of its chapters, with the mix of the examination', () => {
  const mix = { Easy: 23, Medium: 16, Hard: 1 }
  const part = { title: 'Biology', minutes: 60, sections: [{ subject: 'Biology' as const, count: 40, mix }] }
  const { blueprint } = paperOf({ ...filled, ...draftOfPart('GUJCET', part) })
  assert.equal(blueprint?.minutes, 60)
  const [section] = blueprint?.sections ?? []
  assert.deepEqual([section?.count, section?.mix], [40, mix])
  assert.deepEqual(
    [section?.chapters.includes('evolution'), section?.chapters.includes('optics')],
    [true, false],
  )
})

test('a draft that was stored is the same again', () => {
  // Of a question only its id is stored.
  const preview = { questions: [{ questionId: 'opt-0002' }, { questionId: 'opt-0001' }] } as TestPreview
  const draft = {
    ...filled,
    preview,
    title: 'Optics',
    otherClasses: ['another-class'],
    shuffleOptions: true,
    fixedCircles: true,
    results: 'at_time' as const,
    resultsAt: '2026-11-25T18:00',
    extra: { asha: 33.33 },
  }
  const input = inputOf({ ...draft, extra: { asha: 33.33, ravi: 0 } })
  assert.deepEqual([input.opensAt, input.resultsAt], ['2026-11-24T04:30:00.000Z', '2026-11-25T12:30:00.000Z'])
  // The rest of a stored test says where it stands, which a draft does not ask.
  const details = { testId: draft.testId, classId: draft.classId, input } as TestDetails
  const again = draftFrom({ details, preview }, draft.seed)
  assert.deepEqual(again, draft)
  assert.deepEqual(inputOf(again).questionIds, ['opt-0002', 'opt-0001'])
})

test('what cannot be shown any more is chosen anew', () => {
  const details = { testId: 'a-test', classId: 'a-class', input: inputOf(filled) } as TestDetails
  assert.equal(draftFrom({ details, preview: undefined }, 'a-seed').preview, undefined)
})
