import type { HallState, QuestionState } from '@vikalp/domain/sitting/event'

/** What the drill asks for, one after the other. */
export const drillTasks = [
  'save',
  'change',
  'mark',
  'saveMark',
  'leave',
  'palette',
  'clear',
  'tab',
  'number',
  'visit',
  'unmark',
  'submit',
] as const
export type DrillTask = (typeof drillTasks)[number]

/** The places of the questions that the tasks speak of. */
const [first, second, third, fourth, number, last] = [0, 1, 2, 3, 5, 6]

type Check = (now: HallState, since: HallState) => boolean

const blank: QuestionState = { response: null, isMarked: false, unsaved: null, visits: 0, ms: 0 }
const at = (state: HallState, place: number): QuestionState => state.questions[place] ?? blank

/** Whether it is done, by the state now and the one in which it was set. */
const checks: Record<DrillTask, Check> = {
  save: (now) => at(now, first).response !== null,
  change: (now, since) => {
    const { response } = at(now, first)
    return response !== null && response !== at(since, first).response
  },
  mark: (now) => at(now, second).isMarked && at(now, second).response === null,
  saveMark: (now) => at(now, third).isMarked && at(now, third).response !== null,
  leave: (now) => at(now, fourth).unsaved !== null && at(now, fourth).response === null,
  palette: (now) => at(now, fourth).response !== null,
  clear: (now) => at(now, third).response === null && !at(now, third).isMarked,
  tab: (now) => (now.current ?? 0) >= number,
  number: (now) => at(now, number).response === '-0.5',
  visit: (now) => now.questions.every(({ visits }) => visits > 0),
  unmark: (now) => at(now, second).response !== null && !at(now, second).isMarked,
  // Whoever did not notice what the table said has lost the number.
  submit: (now) => now.submittedAt !== null && at(now, last).response !== null,
}

export const isDone = (task: DrillTask, now: HallState, since: HallState): boolean => checks[task](now, since)

/** The pick that a task has lost on purpose is no slip. */
export const slipsIn = (state: HallState, done: number): number =>
  Math.max(0, state.slips - (done > drillTasks.indexOf('leave') ? 1 : 0))
