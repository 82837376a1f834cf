import assert from 'node:assert/strict'
import test from 'node:test'
import type { HallPaper, LoggedEvent } from '@vikalp/domain/sitting/event'
import { fold } from '@vikalp/domain/sitting/fold'
import type { SittingAction } from '@vikalp/domain/vocabulary'
import { drillTasks, isDone, slipsIn } from './drill-tasks.ts'

const paper: HallPaper = {
  dialect: 'four-button',
  types: ['mcq', 'mcq', 'mcq', 'mcq', 'mcq', 'numeric', 'numeric', 'numeric'],
  sections: [0, 0, 0, 0, 0, 1, 1, 1],
  isErasable: true,
}

const after = (acts: readonly string[]) =>
  fold(
    paper,
    acts.map((act, i): LoggedEvent => {
      const [k, q, v] = act.split(' ')
      return {
        page: 1,
        seq: i + 1,
        k: k as SittingAction,
        q: q === undefined ? undefined : Number(q),
        v,
        t: i,
      }
    }),
  )

/** What a candidate does for each task; only the last act of it does it. */
const script: readonly (readonly string[])[] = [
  ['open 0', 'pick 0 B', 'save 0'],
  ['open 0', 'pick 0 C', 'save 0'],
  ['mark 1'],
  ['pick 2 A', 'saveMark 2'],
  ['pick 3 D', 'open 4'],
  ['open 3', 'pick 3 D', 'save 3'],
  ['open 2', 'clear 2'],
  ['tab 5'],
  ['key 5 -0.', 'key 5 -0.5', 'save 5'],
  ['open 7'],
  ['open 1', 'pick 1 A', 'save 1'],
  ['open 6', 'key 6 3', 'save 6', 'submit'],
]

test('each task is done by its own last act and not before', () => {
  const acts: string[] = []
  for (const [i, task] of drillTasks.entries()) {
    const since = after(acts)
    for (const [step, act] of (script[i] ?? []).entries()) {
      assert.equal(isDone(task, after(acts), since), false, `${task}, before step ${step}`)
      acts.push(act)
    }
    assert.equal(isDone(task, after(acts), since), true, task)
  }
  assert.equal(slipsIn(after(acts), drillTasks.length), 0)
})

test('a pick lost beside the one that the drill asks for is a slip', () => {
  const lost = ['open 0', 'pick 0 B', 'open 1', 'open 3', 'pick 3 D', 'open 4']
  assert.equal(slipsIn(after(lost.slice(0, 3)), 0), 1)
  assert.equal(slipsIn(after(lost), 5), 1)
})

test('who hands in without noticing the pick that is not saved has not done the last task, and lost it', () => {
  const before = after(script.slice(0, -1).flat())
  const unsaved = after([...script.slice(0, -1).flat(), 'open 6', 'key 6 3', 'submit'])
  assert.equal(isDone('submit', unsaved, before), false)
  assert.equal(slipsIn(unsaved, drillTasks.length - 1), 1)
})
