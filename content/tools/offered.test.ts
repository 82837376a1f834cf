import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import test from 'node:test'
import { chapters, plannedChapters } from '@vikalp/domain/catalogue/chapters'
import { fileOf, readBank } from './bank.ts'
import { readCatalogue } from './catalogue.ts'
import { contentRoot, places } from './places.ts'

const hasFile = (chapter: (typeof plannedChapters)[number]): boolean =>
  existsSync(fileOf(places(contentRoot), chapter))

/** The chapters of the plan whose file has as many questions for each exam as the plan wants. */
async function wholeChapters(keys: readonly string[]): Promise<string[]> {
  const { chapters: read } = await readBank(contentRoot, keys)
  return read
    .filter(({ chapter, plan, questions }) =>
      chapter.exams.every(
        (exam) => questions.filter(({ exams }) => exams.includes(exam)).length === plan.counts[exam],
      ),
    )
    .map(({ chapter }) => chapter.key)
}

test('a chapter is offered when its file holds the counts of its plan, and not before', async () => {
  const written = plannedChapters.filter(hasFile).map(({ key }) => key)
  assert.deepEqual(
    await wholeChapters(written),
    chapters.map(({ key }) => key),
    'domain/src/catalogue/unwritten-chapters.ts lists what is not whole yet, and nothing else',
  )
})

test('the plan holds the counts of requirement 4.9, and Mathematics apart', async () => {
  const catalogue = await readCatalogue(places(contentRoot).catalogue)
  const total = (exam: 'NEET' | 'JEE' | 'GUJCET' | 'BOARD', ...subjects: string[]): number =>
    plannedChapters
      .filter(({ subject }) => subjects.includes(subject))
      .reduce((sum, { key }) => sum + (catalogue.chapters[key]?.counts[exam] ?? 0), 0)
  const science = ['Physics', 'Chemistry', 'Biology']
  assert.deepEqual(
    (['NEET', 'GUJCET', 'JEE', 'BOARD'] as const).map((exam) => total(exam, ...science)),
    [3306, 1195, 1562, 527],
  )
  assert.equal(total('JEE', 'Physics'), 946)
  assert.deepEqual([total('NEET', 'Mathematics'), total('JEE', 'Mathematics')], [0, 14 * 45])
})
