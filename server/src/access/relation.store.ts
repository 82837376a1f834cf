import type { Target } from '@vikalp/contract/rights'
import { type Relation, relations } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import type { Db } from '#platform/db.ts'
import { loadSql, type Statement } from '#platform/load-sql.ts'

const sql = loadSql(
  import.meta.url,
  'toStudent',
  'toAttempt',
  'toClass',
  'toTeacher',
  'toActivity',
  'toSuggestion',
  'toReportedSuggestion',
  'toSitting',
  'toTest',
)

export const relationStatements: Record<Target, Statement> = {
  student: sql.toStudent,
  attempt: sql.toAttempt,
  class: sql.toClass,
  teacher: sql.toTeacher,
  activity: sql.toActivity,
  suggestion: sql.toSuggestion,
  'reported suggestion': sql.toReportedSuggestion,
  sitting: sql.toSitting,
  test: sql.toTest,
}

const RelationRow = z.object({ relation: z.enum(relations) })

/** Read for every request, so that a right ends with the enrolment. Undefined when there is no relation. */
export const findRelation = async (
  db: Db,
  callerId: string,
  target: Target,
  targetId: string,
): Promise<Relation | undefined> =>
  (await db.maybeOne(relationStatements[target], { callerId, targetId }, RelationRow))?.relation
