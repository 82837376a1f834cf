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
import { type ForecastOf, makeForecast } from './make-forecast.ts'
import { findLatestExam } from './readiness.store.ts'
import { type ReadyTemplate, readyTemplates } from './ready-templates.ts'
import type { RecentForecasts, Said } from './recent-forecasts.ts'

const allRows = [wholeRow, ...chapters.map(({ key }) => key)]

type Deps = FeatureDeps & { recent: RecentForecasts }

/** What a paper would bring the student today, or what is missing to say so (rule 105). */
export async function readReadiness(
  deps: Deps,
  studentId: string,
  asked: string | undefined,
): Promise<OwnReadiness> {
  const { db, bank, clock, recent } = deps
  const now = clock()
  const day = indianDay(now)
  await bringUpToDate(db, bank, studentId)
  const [{ version, exams }, taken] = await Promise.all([
    readLearner(db, { studentId, chapters: [], questionIds: [], codes: [] }),
    listTaken(db, studentId),
  ])
  const ready = await chooseTemplate(deps, studentId, { asked, exams, day })
  const { template } = ready
  const said = await recent.find(
    db,
    { studentId, template: template.key, madeOf: JSON.stringify([version, day, taken]), now },
    () => sayWhatIsKnown(deps, { ...ready, studentId, taken, day }),
  )
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
    ...said,
    taken: taken.filter((one) => one.template === template.key).map(takenPaper),
  }
}

async function sayWhatIsKnown(deps: FeatureDeps, of: Omit<ForecastOf, 'abilities'>): Promise<Said> {
  const { studentId, template, pools } = of
  const row = await readLearner(deps.db, { studentId, chapters: allRows, questionIds: [], codes: [] })
  const abilities = abilitiesOf(row)
  const known = enoughKnown(template, pools, abilities)
  return known.isEnough
    ? { forecast: await makeForecast(deps, { ...of, abilities }), missing: null }
    : { forecast: null, missing: missingOf(known) }
}

type Chosen = { asked: string | undefined; exams: LearnerRow['exams']; day: string }

/** The one that was asked for; else of the next exam, else of the exam that was practised last, else the first. */
async function chooseTemplate(
  { db, bank }: FeatureDeps,
  studentId: string,
  { asked, exams, day }: Chosen,
): Promise<ReadyTemplate> {
  const ready = readyTemplates(bank)
  if (asked !== undefined) {
    const found = ready.find(({ template }) => template.key === asked)
    if (!found) throw notFound('The paper')
    return found
  }
  const left = daysToExam(exams, day)
  const next = exams.find((exam) => left !== undefined && daysToExam([exam], day) === left)
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
