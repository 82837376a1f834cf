import type { Db } from '../platform/db.ts'

/** Puts a day into the register of a class, for tests that are not about taking it. */
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
      text: 'INSERT INTO register_days (class_id, day, taken_at) VALUES ($1, $2::date, $2::date)',
      parameters: ['classId', 'day'],
    },
    { classId, day },
  )
  await db.run(
    {
      name: 'register.marks',
      text: `INSERT INTO register_marks (class_id, day, student_id, is_present)
        SELECT $1::uuid, $2::date, mark.* FROM (
          SELECT unnest($3::uuid[]), true UNION ALL SELECT unnest($4::uuid[]), false) AS mark`,
      parameters: ['classId', 'day', 'present', 'absent'],
    },
    { classId, day, present, absent },
  )
}
