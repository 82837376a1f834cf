import { rollKey } from '@vikalp/domain/classes/roll-number'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound, Problem } from '#platform/problem.ts'
import { lockClass } from './classes.store.ts'
import { listRollNos, saveRollNo } from './enrolments.store.ts'

type RollNumberChange = { classId: string; studentId: string; rollNo: string }

export async function setRollNumber({ db }: FeatureDeps, change: RollNumberChange): Promise<void> {
  const { classId, studentId, rollNo } = change
  await db.transaction(async (tx) => {
    if (!(await lockClass(tx, classId))) throw notFound('The class')
    const taken = await listRollNos(tx, classId)
    if (taken.some((other) => rollKey(other.rollNo) === rollKey(rollNo) && other.studentId !== studentId))
      throw new Problem('conflict', 'Another student of the class has this roll number', {
        fields: { rollNo: 'is taken' },
      })
    if (!(await saveRollNo(tx, change))) throw notFound('The student')
  })
}
