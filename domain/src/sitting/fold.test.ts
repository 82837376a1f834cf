import assert from 'node:assert/strict'
import test from 'node:test'
import type { SittingAction } from '../vocabulary.ts'
import type { HallPaper, LoggedEvent } from './event.ts'
import { closeHall, fold, foldOn } from './fold.ts'
import { paletteCounts, paletteOf, unsavedPlaces } from './palette.ts'

/** Four questions with options, then two numbers to type. */
const paper: HallPaper = {
  dialect: 'four-button',
  types: ['mcq', 'mcq', 'mcq', 'mcq', 'numeric', 'numeric'],
  sections: [0, 0, 0, 0, 1, 1],
  isErasable: true,
}
const sheet: HallPaper = { ...paper, dialect: 'omr', types: paper.types.map(() => 'mcq') }

/** 'pick 0 B' and the like, one after the other, ten seconds apart. */
const eventsOf = (acts: readonly string[]): LoggedEvent[] =>
  acts.map((act, i) => {
    const [k, q, v] = act.split(' ')
    const place = q === undefined || q === '' ? undefined : Number(q)
    return { page: 1, seq: i + 1, k: k as SittingAction, q: place, v, t: 10_000 * i }
  })
const after = (...acts: string[]) => fold(paper, eventsOf(acts))

// The act; the palette: - not visited, n not answered, a answered, m marked, b answered and marked; not visited, not
// answered, answered, marked, answered and marked in all; what is on the screen; slips.
const script: [act: string, palette: string, counts: string, draft: string | null, slips: number][] = [
  ['open 0', 'n-----', '5 1 0 0 0', null, 0],
  ['pick 0 B', 'n-----', '5 1 0 0 0', 'B', 0],
  ['pick 0 C', 'n-----', '5 1 0 0 0', 'C', 0],
  ['save 0', 'an----', '4 1 1 0 0', null, 0],
  ['save 1', 'ann---', '3 2 1 0 0', null, 0],
  ['pick 2 A', 'ann---', '3 2 1 0 0', 'A', 0],
  ['open 0', 'ann---', '3 2 1 0 0', 'C', 1],
  ['open 2', 'ann---', '3 2 1 0 0', null, 1],
  ['pick 2 D', 'ann---', '3 2 1 0 0', 'D', 1],
  ['saveMark 2', 'anbn--', '2 2 1 0 1', null, 1],
  ['saveMark 3', 'anbn--', '2 2 1 0 1', null, 1],
  ['mark 3', 'anbmn-', '1 2 1 1 1', null, 1],
  ['key 4 -0.', 'anbmn-', '1 2 1 1 1', '-0.', 1],
  ['save 4', 'anbmn-', '1 2 1 1 1', '-0.', 1],
  ['key 4 -0.5', 'anbmn-', '1 2 1 1 1', '-0.5', 1],
  ['save 4', 'anbman', '0 2 2 1 1', null, 1],
  ['key 5 7', 'anbman', '0 2 2 1 1', '7', 1],
  ['saveMark 5', 'anbmab', '0 1 2 1 2', '7', 1],
  ['paper', 'anbmab', '0 1 2 1 2', '7', 1],
  ['tab 0', 'anbmab', '0 1 2 1 2', 'C', 1],
  ['pick 0 A', 'anbmab', '0 1 2 1 2', 'A', 1],
  ['mark 0', 'bnbmab', '0 1 1 1 3', null, 2],
  ['pick 1 B', 'bnbmab', '0 1 1 1 3', 'B', 2],
  ['mark 1', 'bmbmab', '0 0 1 2 3', 'D', 3],
  ['clear 2', 'bmnmab', '0 1 1 2 2', null, 3],
  ['open 3', 'bmnmab', '0 1 1 2 2', null, 3],
  ['pick 3 A', 'bmnmab', '0 1 1 2 2', 'A', 3],
  ['save 3', 'bmnaab', '0 1 2 1 2', '-0.5', 3],
  ['clear 4', 'bmnanb', '0 2 1 1 2', null, 3],
  ['key 4 12', 'bmnanb', '0 2 1 1 2', '12', 3],
  ['key 4 ', 'bmnanb', '0 2 1 1 2', null, 3],
  ['open 5', 'bmnanb', '0 2 1 1 2', '7', 3],
  ['key 5 ', 'bmnanb', '0 2 1 1 2', null, 3],
  ['save 5', 'bmnann', '0 3 1 1 1', null, 3],
  ['lang  hi', 'bmnann', '0 3 1 1 1', null, 3],
  ['open 0', 'bmnann', '0 3 1 1 1', 'C', 3],
  ['save 0', 'amnann', '0 3 2 1 0', null, 3],
  ['clear 1', 'annann', '0 4 2 0 0', null, 3],
  ['pick 1 E', 'annann', '0 4 2 0 0', null, 3],
  ['submit', 'annann', '0 4 2 0 0', null, 3],
]

test('every act of a script of forty has the palette, the counts and the slips that it should', () => {
  assert.equal(script.length, 40)
  for (const [row, [act, palette, counts, draft, slips]] of script.entries()) {
    const state = after(...script.slice(0, row + 1).map(([each]) => each))
    const what = `row ${row + 1}, ${act}`
    assert.equal(paletteOf(state), palette, what)
    assert.equal(Object.values(paletteCounts(state, paper.sections)).join(' '), counts, what)
    assert.deepEqual([state.draft, state.slips], [draft, slips], what)
    const bySection = [0, 1].map((section) => paletteCounts(state, paper.sections, section))
    for (const [name, count] of Object.entries(paletteCounts(state, paper.sections)))
      assert.equal(
        bySection.reduce((sum, part) => sum + (part[name as keyof typeof part] ?? 0), 0),
        count,
        what,
      )
  }
})

const responses = (...acts: string[]) => after(...acts).questions.map(({ response }) => response)

test('a page that goes on from a state gets where the whole script leads', () => {
  const events = eventsOf(script.map(([act]) => act))
  for (const half of [0, 1, 17, 39, 40]) {
    const state = fold(paper, events.slice(0, half))
    assert.deepEqual(foldOn(paper, state, events.slice(half)), fold(paper, events))
    assert.deepEqual(state, fold(paper, events.slice(0, half)))
  }
})

test('the responses of the script are what was saved last', () => {
  assert.deepEqual(responses(...script.map(([act]) => act)), ['C', null, null, 'A', null, null])
  assert.equal(after(...script.map(([act]) => act)).language, 'hi')
})

test('nothing counts after the hand-in', () =>
  assert.deepEqual(responses('open 0', 'submit', 'pick 0 B', 'save 0'), Array(6).fill(null)))

test('an act on another question than the one open opens that first, so that a lost opening changes no answer', () => {
  const state = after('open 0', 'pick 0 B', 'pick 3 C', 'save 3')
  assert.deepEqual(
    state.questions.map(({ response }) => response),
    [null, null, null, 'C', null, null],
  )
  assert.deepEqual([state.questions[0]?.unsaved, state.slips], ['B', 1])
})

test('a place that the paper does not have changes nothing', () =>
  assert.equal(paletteOf(after('open 0', 'open 9', 'pick 9 A', 'save 9')), 'n-----'))

test('the last pick that was left is kept as unsaved until something is saved or cleared there', () => {
  const lost = ['open 0', 'pick 0 B', 'open 1', 'open 0', 'pick 0 C', 'open 1']
  const unsavedAt = (place: number, ...acts: string[]) => after(...acts).questions[place]?.unsaved
  assert.equal(unsavedAt(0, ...lost), 'C')
  assert.equal(unsavedAt(0, ...lost, 'open 0', 'pick 0 D', 'save 0'), null)
  assert.equal(unsavedAt(0, ...lost, 'open 0', 'clear 0'), null)
  assert.deepEqual(unsavedPlaces(after(...lost)), [0])
  assert.deepEqual(unsavedPlaces(after(...lost, 'pick 1 A')), [0, 1])
})

test('what stands on the screen when the clock closes the paper is a slip and no answer', () => {
  const open = after('open 0', 'pick 0 B')
  const closed = closeHall(open)
  assert.deepEqual(
    [closed.slips, closed.questions[0]?.unsaved, closed.questions[0]?.response],
    [1, 'B', null],
  )
  assert.deepEqual([open.slips, open.questions[0]?.unsaved], [0, null])
  assert.equal(closeHall(after('open 0', 'pick 0 B', 'submit')).slips, 1)
})

test('time belongs to the open question while the page is seen; coming back adds nothing', () => {
  const state = after('open 0', 'open 1', 'hidden', 'shown', 'save 1', 'shown', 'submit')
  assert.deepEqual(
    state.questions.map(({ ms }) => ms / 1000),
    [10, 20, 10, 0, 0, 0],
  )
  assert.deepEqual(
    state.questions.map(({ visits }) => visits),
    [1, 1, 1, 0, 0, 0],
  )
})

test('a clock that goes back takes no time away', () => {
  const [first, ...rest] = eventsOf(['open 0', 'open 1', 'open 2'])
  const state = fold(
    paper,
    [first, ...rest]
      .flatMap((event) => (event ? [event] : []))
      .with(1, {
        page: 1,
        seq: 2,
        k: 'open',
        q: 1,
        t: -5000,
      }),
  )
  assert.deepEqual([state.questions[0]?.ms, state.questions[1]?.ms], [0, 20_000])
})

const onSheet = (acts: string[], isErasable = true) => {
  const state = fold({ ...sheet, isErasable }, eventsOf(acts))
  return [paletteOf(state), state.questions[0]?.response, state.slips]
}

test('on an OMR sheet a filled circle is the answer at once', () => {
  assert.deepEqual(onSheet(['open 0', 'pick 0 B', 'open 1']), ['an----', 'B', 0])
  assert.deepEqual(onSheet(['open 0', 'pick 0 B', 'pick 0 C', 'open 1']), ['an----', 'C', 0])
  assert.deepEqual(onSheet(['open 0', 'pick 0 B', 'clear 0']), ['n-----', null, 0])
})

test('a real circle cannot be emptied or changed', () =>
  assert.deepEqual(onSheet(['open 0', 'pick 0 B', 'pick 0 C', 'clear 0', 'save 0'], false), [
    'an----',
    'B',
    0,
  ]))

test('after the last question of all the paper stays there, and a pick left by a mark is a slip', () => {
  const marked = after('open 5', 'key 5 7', 'mark 5')
  assert.deepEqual([marked.current, marked.draft, marked.slips, marked.questions[5]?.visits], [5, null, 1, 1])
  const saved = after('open 5', 'key 5 7', 'save 5')
  assert.deepEqual([saved.current, saved.draft, saved.slips, saved.questions[5]?.visits], [5, '7', 0, 1])
})

test('events are folded page by page, each by its numbers, in whatever order they are given', () => {
  const acts = ['open 0', 'pick 0 B', 'save 0', 'pick 1 C']
  const first = eventsOf(acts)
  const second = eventsOf(['shown', 'open 0', 'pick 0 D', 'save 0']).map((event) => ({ ...event, page: 2 }))
  const state = fold(paper, [...second, ...first].reverse())
  assert.deepEqual(state, fold(paper, [...first, ...second]))
  assert.deepEqual([state.questions[0]?.response, state.questions[1]?.unsaved], ['D', 'C'])
})

test('no time is counted while the page is hidden, and the hand-in leaves the question on the screen', () => {
  const state = after('open 0', 'hidden', 'submit')
  assert.equal(state.questions[0]?.ms, 10_000)
  assert.equal(after('open 0', 'pick 0 B', 'submit').slips, 1)
})

test('a section has the counts of its own questions', () =>
  assert.deepEqual(paletteCounts(after('open 0', 'pick 0 B', 'save 0'), paper.sections, 0), {
    'not-visited': 2,
    'not-answered': 1,
    answered: 1,
    marked: 0,
    'answered-marked': 0,
  }))
