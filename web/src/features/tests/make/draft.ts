import type {
  PreviewInput,
  TestDetails,
  TestInput,
  TestPaper,
  TestPattern,
  TestPreview,
} from '@vikalp/contract/mocks/tests'
import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import type { ExamKey, LateStart, LostTimePolicy, ResultTime } from '@vikalp/domain/vocabulary'
import type { DraftSection } from './draft-section.ts'
import { localOf, momentOf } from './india-time.ts'

/** A test as its teacher is making it. Times are those that the fields hold. */
export type Draft = {
  testId: string
  seed: string
  classId: string
  /** Classes that sit it as well. */
  otherClasses: readonly string[]
  title: string
  template: string
  isWhole: boolean
  minutes: number
  sections: readonly DraftSection[]
  preview: TestPreview | undefined
  swapped: readonly string[]
  opensAt: string
  closesAt: string
  together: boolean
  lateStart: LateStart
  shuffleQuestions: boolean
  shuffleOptions: boolean
  fixedCircles: boolean
  results: ResultTime
  resultsAt: string
  lostTime: LostTimePolicy
  leaveInfo: boolean
  /** In per cent, by the ids of the students. */
  extra: Readonly<Record<string, number>>
}

const hour = 3_600_000

/** Tomorrow at ten, for an hour; everything else as most teachers want it. */
export function emptyDraft(ids: { testId: string; seed: string }, now: number): Draft {
  const tomorrow = `${localOf(now + 24 * hour).slice(0, 10)}T10:00`
  return {
    ...ids,
    classId: '',
    otherClasses: [],
    title: '',
    template: '',
    isWhole: false,
    minutes: 60,
    sections: [],
    preview: undefined,
    swapped: [],
    opensAt: tomorrow,
    closesAt: `${tomorrow.slice(0, 10)}T11:30`,
    together: false,
    lateStart: 'cut',
    shuffleQuestions: true,
    shuffleOptions: false,
    fixedCircles: false,
    results: 'at_once',
    resultsAt: '',
    lostTime: 'clockRuns',
    leaveInfo: false,
    extra: {},
  }
}

/** A part of an examination that has a clock of its own, from all of its chapters. */
export const draftOfPart = (
  exam: ExamKey,
  { minutes, sections }: TestPattern['parts'][number],
): Pick<Draft, 'isWhole' | 'minutes' | 'sections'> => ({
  isWhole: false,
  minutes,
  sections: sections.map((section) => ({
    ...section,
    chapters: chaptersOf(exam, section.subject).map(({ key }) => key),
  })),
})

export const paperOf = ({ template, isWhole, minutes, sections }: Draft): TestPaper =>
  isWhole
    ? { template }
    : {
        template,
        blueprint: {
          minutes,
          sections: sections.map(({ subject, count, chapters, mix }) => ({
            subject,
            type: 'mcq',
            count,
            chapters: [...chapters],
            ...(mix && { mix }),
          })),
        },
      }

/** What a preview of it asks for, besides which questions. */
export const previewOf = (draft: Draft): Pick<PreviewInput, 'paper' | 'seed' | 'otherClasses'> => ({
  paper: paperOf(draft),
  seed: draft.seed,
  otherClasses: [...draft.otherClasses],
})

/** What is wrong with a paper before the server is asked. */
export function paperFault({ classId, title, template, isWhole, sections }: Draft) {
  if (classId === '') return 'class'
  if (title.trim() === '') return 'title'
  if (template === '') return 'template'
  if (!isWhole && sections.every(({ chapters }) => chapters.length === 0)) return 'chapters'
  if (!isWhole && sections.some(({ count }) => count === 0)) return 'noQuestion'
  return undefined
}

export function inputOf(draft: Draft): TestInput {
  const { title, together, lateStart, shuffleQuestions, shuffleOptions, results, lostTime, leaveInfo } = draft
  const resultsAt = results === 'at_time' ? momentOf(draft.resultsAt) : undefined
  return {
    title: title.trim(),
    paper: paperOf(draft),
    questionIds: draft.preview?.questions.map(({ questionId }) => questionId) ?? [],
    otherClasses: [...draft.otherClasses],
    opensAt: momentOf(draft.opensAt) ?? '',
    closesAt: momentOf(draft.closesAt) ?? '',
    together,
    lateStart,
    shuffleQuestions,
    shuffleOptions,
    fixedCircles: draft.fixedCircles,
    results,
    ...(resultsAt && { resultsAt }),
    lostTime,
    leaveInfo,
    extra: Object.entries(draft.extra).flatMap(([studentId, percent]) =>
      percent > 0 ? [{ studentId, percent }] : [],
    ),
  }
}

export type StoredDraft = { details: TestDetails; preview: TestPreview | undefined }

/** A stored draft, to be gone on with. */
export function draftFrom({ details, preview }: StoredDraft, seed: string): Draft {
  const { testId, classId, input } = details
  const { paper, extra, resultsAt, title, together, lateStart, shuffleQuestions, results } = input
  const { blueprint } = paper
  return {
    testId,
    seed,
    classId,
    otherClasses: input.otherClasses ?? [],
    title,
    template: paper.template,
    isWhole: blueprint === undefined,
    minutes: blueprint?.minutes ?? 60,
    sections: (blueprint?.sections ?? []).map(({ subject, count, chapters, mix }) => ({
      subject,
      count,
      chapters,
      ...(mix && { mix }),
    })),
    preview,
    swapped: [],
    opensAt: localOf(input.opensAt),
    closesAt: localOf(input.closesAt),
    together,
    lateStart,
    shuffleQuestions,
    shuffleOptions: input.shuffleOptions ?? false,
    fixedCircles: input.fixedCircles ?? false,
    results,
    resultsAt: resultsAt ? localOf(resultsAt) : '',
    lostTime: input.lostTime,
    leaveInfo: input.leaveInfo,
    extra: Object.fromEntries(extra.map(({ studentId, percent }) => [studentId, percent])),
  }
}
