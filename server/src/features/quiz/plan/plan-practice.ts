import type { AskedHow } from '@vikalp/contract/practice'
import { whySentence } from '@vikalp/domain/english/why-sentences'
import { topicNode } from '@vikalp/domain/learner/nodes'
import { shownBeliefs } from '@vikalp/domain/learner/shown-beliefs'
import type { LearnerState } from '@vikalp/domain/learner/take-answers'
import { topicState } from '@vikalp/domain/learner/topic-state'
import { examPace, patternFor } from '@vikalp/domain/practice/exam-pace'
import { drawPartOfPaper } from '@vikalp/domain/practice/part-of-paper'
import { practiceRecord } from '@vikalp/domain/practice/practice-record'
import { type BlockQuestion, selectBlock } from '@vikalp/domain/practice/select-block'
import type { Candidate } from '@vikalp/domain/practice/select-question'
import { indianDay } from '@vikalp/domain/progress/periods'
import type { Random } from '@vikalp/domain/random'
import type { ExamKey, PracticeMode, SubjectKey, TopicState } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import { candidateOf, type PracticeView, readPracticeView } from '#learners/practice-view.ts'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { listAnswered } from '../quiz.store.ts'

type Wanted = {
  studentId: string
  exam: ExamKey
  subject: SubjectKey
  /** Those that may be asked. */
  questions: readonly BankQuestion[]
  mode: PracticeMode
  count: number
}

type PracticeBlock = {
  questions: BankQuestion[]
  asked: AskedHow[]
  allMet?: number
  seconds?: number
}

/** From which is known what was answered last, and in an exhausted chapter what was not seen for the longest time. */
const recentQuizzes = 10
const mostQuizzes = 200

/** A block of adaptive practice (rule 101): what was not answered yet, and of a chapter that is exhausted what was longest ago. */
export async function planPractice(
  { db, bank, clock, random }: FeatureDeps,
  { studentId, exam, subject, questions, mode, count }: Wanted,
): Promise<PracticeBlock> {
  const day = indianDay(clock())
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))]
  const { view, state, levels } = await readPracticeView(db, bank, { studentId, exam, questions, day })
  const candidates = questions.map((one) => candidateOf(one, levels))
  const [seen = [], unseen = []] = [true, false].map((isSeen) =>
    candidates.filter(({ id }) => state.answered.has(id) === isSeen),
  )
  const most = unseen.length < count ? mostQuizzes : recentQuizzes
  const attempts = await listAnswered(db, { studentId, chapters, most })
  const record = practiceRecord(chapters, { attempts, met: [] }, bank.find)
  const practice = { ...view, ...record, mode, isMixed: chapters.length > 1 }
  const drawn =
    mode === 'exam-ready' ? drawnFrom(bank, unseen, { exam, subject, chapters, count, random }) : []
  const block = selectBlock({ unseen, seen, drawn }, practice, count, random)
  const seconds = secondsOf(bank, { exam, subject, mode, count: block.length })
  return {
    questions: block.map(({ question }) => question.source),
    asked: block.map((one) => ({ ...askedHow(one, view), state: stateOfTopic(one, view, state) })),
    ...(unseen.length === 0 && { allMet: seen.length }),
    ...(seconds !== undefined && { seconds }),
  }
}

function stateOfTopic(
  { question }: BlockQuestion<Candidate>,
  { abilities, day }: PracticeView,
  { cards }: LearnerState,
): TopicState {
  return topicState(question, { abilities, card: cards.get(topicNode(question)), day })
}

type Drawn = Pick<Wanted, 'exam' | 'subject' | 'count'> & { chapters: readonly string[]; random: Random }
type Source = Candidate & { source: BankQuestion }

/** What a paper of the exam would ask of the chapters; nothing where the bank has no pattern of one. */
function drawnFrom(
  { templates, paperBank: { items, alike } }: QuestionBank,
  unseen: readonly Source[],
  { exam, subject, chapters, count, random }: Drawn,
): Source[] {
  const template = patternFor(templates, exam, subject)
  if (!template) return []
  const ofChapters = items.filter((item) => chapters.includes(item.chapter))
  const ids = new Set(ofChapters.map(({ id }) => id))
  const byId = new Map(unseen.map((one) => [one.id, one]))
  const pairs = alike.filter((pair) => pair.every((id) => ids.has(id)))
  const bank = { items: ofChapters, alike: pairs }
  const wanted = { template, subject, bank, unseen: new Set(byId.keys()), count, seed: `${random()}` }
  return drawPartOfPaper(wanted).flatMap((id) => byId.get(id) ?? [])
}

type Timed = { exam: ExamKey; subject: string; mode: PracticeMode | undefined; count: number }

/** How long a paper of the exam would take over so many questions, where they are asked as in it. */
export function secondsOf(bank: QuestionBank, { exam, subject, mode, count }: Timed): number | undefined {
  const pace = mode === 'exam-ready' ? examPace(bank.templates, exam, subject) : undefined
  return pace === undefined ? undefined : pace * count
}

function askedHow(
  { question, p, aim, why, openHint, repeat }: BlockQuestion<Candidate>,
  { abilities, day }: PracticeView,
): AskedHow {
  const beliefs = shownBeliefs(abilities, question, day)
  return {
    why: { ...why, sentence: whySentence(why) },
    ...(repeat && { repeat }),
    ...(openHint && { openHint }),
    choice: { p, ...(aim !== undefined && { aim }), beliefs },
  }
}
