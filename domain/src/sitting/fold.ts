import { readNumber } from '../marking/read-number.ts'
import { letters, type SittingAction } from '../vocabulary.ts'
import {
  type HallPaper,
  type HallState,
  inOrder,
  type LoggedEvent,
  type QuestionState,
  type SittingEvent,
} from './event.ts'

/** The state after these events, whatever their order: pages come one after the other, each by its own numbers. */
export const fold = (paper: HallPaper, events: readonly LoggedEvent[]): HallState =>
  foldOn(paper, emptyHall(paper), events)

/** The state after some more events: a page goes on from what the server had when it was opened. */
export function foldOn(paper: HallPaper, state: HallState, events: readonly LoggedEvent[]): HallState {
  const hall = copyOf(state)
  for (const event of inOrder(events)) apply(paper, hall, event)
  return hall
}

const emptyHall = ({ types }: HallPaper): HallState => ({
  questions: types.map(() => ({ response: null, isMarked: false, unsaved: null, visits: 0, ms: 0 })),
  current: null,
  draft: null,
  slips: 0,
  language: null,
  isShown: true,
  t: 0,
  submittedAt: null,
})

const copyOf = (state: HallState): HallState => ({
  ...state,
  questions: state.questions.map((question) => ({ ...question })),
})

/** The paper is over: what stands on the screen unsaved is lost, and known as such. */
export function closeHall(state: HallState): HallState {
  const closed = copyOf(state)
  leave(closed)
  return closed
}

function apply(paper: HallPaper, hall: HallState, event: SittingEvent): void {
  if (hall.submittedAt !== null) return
  countTime(hall, event)
  if (event.k in onPage) onPage[event.k]?.(hall, event)
  else if (event.q !== undefined) {
    if (event.q !== hall.current) open(hall, event.q)
    const question = hall.questions[event.q]
    if (question) onQuestion[event.k]?.({ paper, hall, question, place: event.q, value: event.v ?? '' })
  }
}

/** The time since the last event belongs to the question on the screen; before `shown` nobody was looking. */
function countTime(hall: HallState, { k, t }: SittingEvent): void {
  const question = hall.current === null ? undefined : hall.questions[hall.current]
  if (question && hall.isShown && k !== 'shown') question.ms += Math.max(0, t - hall.t)
  hall.t = Math.max(hall.t, t)
}

const onPage: Partial<Record<SittingAction, (hall: HallState, event: SittingEvent) => void>> = {
  hidden: (hall) => {
    hall.isShown = false
  },
  shown: (hall) => {
    hall.isShown = true
  },
  lang: (hall, { v }) => {
    hall.language = v ?? hall.language
  },
  submit: (hall, { t }) => {
    leave(hall)
    hall.submittedAt = t
  },
  // The question paper lies over the question and changes nothing.
  paper: () => undefined,
}

type Act = { paper: HallPaper; hall: HallState; question: QuestionState; place: number; value: string }

const onQuestion: Partial<Record<SittingAction, (act: Act) => void>> = {
  pick: choose,
  key: choose,
  save: (act) => {
    if (isRefused(act)) return
    keep(act, false)
    openNext(act)
  },
  saveMark: (act) => {
    if (act.hall.draft === null || isRefused(act)) return
    keep(act, true)
    openNext(act)
  },
  mark: (act) => {
    act.question.isMarked = true
    openNext(act)
  },
  clear: ({ paper, hall, question }) => {
    if (isFixed(paper, question)) return
    hall.draft = null
    question.response = null
    question.unsaved = null
    question.isMarked = false
  },
}

function choose({ paper, hall, question, place, value }: Act): void {
  const isLetter = letters.some((letter) => letter === value)
  if (paper.types[place] === 'mcq' && !isLetter) return
  if (isFixed(paper, question)) return
  hall.draft = value === '' ? null : value
  // A filled circle is the answer; there is no Save.
  if (paper.dialect === 'omr') question.response = hall.draft
}

/** A circle filled on paper stays filled, where that is practised. */
const isFixed = ({ dialect, isErasable }: HallPaper, { response }: QuestionState): boolean =>
  dialect === 'omr' && !isErasable && response !== null

const isRefused = ({ paper, hall, place }: Act): boolean =>
  paper.types[place] === 'numeric' && hall.draft !== null && 'refusal' in readNumber(hall.draft)

function keep({ hall, question }: Act, isMarked: boolean): void {
  question.response = hall.draft
  question.unsaved = null
  question.isMarked = isMarked
}

/** After the last question of a section comes the first of the next one; after the last of all it stays. */
function openNext({ hall, place }: Act): void {
  if (place + 1 < hall.questions.length) open(hall, place + 1)
  else leave(hall)
}

function open(hall: HallState, place: number): void {
  const question = hall.questions[place]
  if (!question) return
  leave(hall)
  hall.current = place
  hall.draft = question.response
  question.visits += 1
}

function leave(hall: HallState): void {
  const question = hall.current === null ? undefined : hall.questions[hall.current]
  if (!question || hall.draft === null || hall.draft === question.response) return
  question.unsaved = hall.draft
  hall.slips += 1
  hall.draft = question.response
}
