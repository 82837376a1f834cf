import type { ClassOfInstitute } from '@vikalp/contract/institute-profile'
import { topicsIn } from '@vikalp/domain/catalogue/topics-in'
import { meanPercent } from '@vikalp/domain/progress/mean-percent'
import { indianDay, mondayOf } from '@vikalp/domain/progress/periods'
import { statusOf } from '@vikalp/domain/roster/student-status'
import { topicEnds } from '#dashboard/topic-ends.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { type Caller, isSample } from '#platform/caller.ts'
import { notFound } from '#platform/problem.ts'
import { findClass, listClassTopics, listMembers, sumFormer } from './class-details.store.ts'

/** What is behind a row of the class overview. Topics are those of the subjects that are taught in the class. */
export async function readClass(
  { db, clock }: FeatureDeps,
  caller: Caller,
  name: string,
): Promise<ClassOfInstitute> {
  const query = { userId: caller.userId, name }
  const [found, members, topics, former] = await Promise.all([
    findClass(db, query),
    listMembers(db, { ...query, monday: mondayOf(indianDay(clock())) }),
    listClassTopics(db, query),
    sumFormer(db, query),
  ])
  if (!found) throw notFound('The class')
  const total = (of: 'quizzes' | 'scoreSum') => members.reduce((sum, member) => sum + member[of], former[of])
  return {
    isSample: isSample(caller),
    class: found.class,
    avgScore: meanPercent(total('scoreSum'), total('quizzes')),
    idleThisWeek: members.filter(({ isIdle }) => isIdle).length,
    topics: topicEnds(topicsIn(topics, found.subjects)),
    students: members.map(({ userId, name: student, quizzes, scoreSum, isIdle }) => {
      const avgScore = meanPercent(scoreSum, quizzes)
      return { userId, name: student, avgScore, status: statusOf(avgScore), isIdle }
    }),
  }
}
