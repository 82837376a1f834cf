import type { Db } from '../platform/db.ts'

/** Inserts a day into the register of a class, for tests that are not about taking attendance. */
export async function markRegister(
  db: Db,
  classId: string,
  day: string,
  marks: { present?: string[]; absent?: string[] },
): Promise<void> {
  const { present = [], absent = [] } = marks
  await db.run(
    {
      name: 'register.day',
      text: `WITH marked AS (
        SELECT unnest($3::uuid[]) AS student_id, true AS is_present UNION ALL SELECT unnest($4::uuid[]), false
      ), taken AS (
        INSERT INTO register_days (class_id, day, taken_at, marks, present)
        SELECT $1::uuid, $2::date, $2::date, count(*), count(*) FILTER (WHERE is_present) FROM marked
      )
      INSERT INTO register_marks (class_id, day, student_id, is_present)
      SELECT $1::uuid, $2::date, marked.* FROM marked`,
      parameters: ['classId', 'day', 'present', 'absent'],
    },
    { classId, day, present, absent },
  )
}
