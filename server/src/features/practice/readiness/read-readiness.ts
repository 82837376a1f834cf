import type { OwnReadiness } from '@vikalp/contract/practice/readiness'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import { type EnoughKnown, enoughKnown, forecastNeeds } from '@vikalp/domain/learner/forecast/enough-known'
import { highestScore, sectionsOf } from '@vikalp/domain/papers/template'
import { indianDay } from '@vikalp/domain/progress/periods'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import type { FeatureDeps } from '#feature-deps.ts'
import { listTaken, type TakenRow } from '#learners/forecast/forecasts.store.ts'
import { abilitiesOf, wholeRow } from '#learners/learner-state.ts'
import { type LearnerRow, readLearner } from '#learners/learners.store.ts'
import { daysToExam } from '#learners/practice-view.ts'
import { bringUpToDate } from '#learners/rebuild-learner.ts'
import { notFound } from '#platform/problem.ts'
import { makeForecast } from './make-forecast.ts'
import { findLatestExam } from './readiness.store.ts'
import { type ReadyTemplate, readyTemplates } from './ready-templates.ts'

const allRows = [wholeRow, ...chapters.map(({ key }) => key)]

/** What a paper would bring the student today, or what is missing to say so (rule 105). */
export async function readReadiness(
  deps: FeatureDeps,
  studentId: string,
  asked: string | undefined,
): Promise<OwnReadiness> {
  const { db, bank, clock } = deps
  const day = indianDay(clock())
  await bringUpToDate(db, bank, studentId)
  const [row, taken] = await Promise.all([
    readLearner(db, { studentId, chapters: allRows, questionIds: [], codes: [] }),
    listTaken(db, studentId),
  ])
  const { template, pools } = await chooseTemplate(deps, studentId, { asked, row, day })
  const abilities = abilitiesOf(row)
  const known = enoughKnown(template, pools, abilities)
  return {
    template: template.key,
    exam: template.exam,
    highest: highestScore(sectionsOf(template)) / 4,
    templates: readyTemplates(bank).map(({ template: { key, exam, title } }) => ({
      template: key,
      exam,
      title,
    })),
    date: day,
    forecast: known.isEnough
      ? await makeForecast(deps, { template, pools, studentId, abilities, taken, day })
      : null,
    missing: known.isEnough ? null : missingOf(known),
    taken: taken.filter((one) => one.template === template.key).map(takenPaper),
  }
}

type Chosen = { asked: string | undefined; row: LearnerRow; day: string }

/** The one that was asked for; else of the next exam, else of the exam that was practised last, else the first. */
async function chooseTemplate(
  { db, bank }: FeatureDeps,
  studentId: string,
  { asked, row, day }: Chosen,
): Promise<ReadyTemplate> {
  const ready = readyTemplates(bank)
  if (asked !== undefined) {
    const found = ready.find(({ template }) => template.key === asked)
    if (!found) throw notFound('The paper')
    return found
  }
  const left = daysToExam(row.exams, day)
  const next = row.exams.find((exam) => left !== undefined && daysToExam([exam], day) === left)
  const exam = next?.exam ?? (await findLatestExam(db, studentId))
  const chosen = ready.find(({ template }) => template.exam === exam) ?? ready[0]
  if (!chosen) throw notFound('A paper that the bank can fill')
  return chosen
}

const missingOf = ({
  answers,
  bySubject,
  share,
}: Extract<EnoughKnown, { isEnough: false }>): OwnReadiness['missing'] => ({
  answers,
  subjects: subjectKeys.flatMap((subject) => {
    const missing = bySubject[subject]
    return missing === undefined ? [] : [{ subject, answers: missing }]
  }),
  share,
  neededShare: forecastNeeds.share,
})

const takenPaper = ({ day, mean, low, high, sittingId, score }: TakenRow): OwnReadiness['taken'][number] => ({
  date: day,
  mean,
  low,
  high,
  sittingId,
  scored: score / 4,
})
