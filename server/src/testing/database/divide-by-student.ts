import { openConnection } from '#platform/db.ts'

/** The tables that point at a sitting. */
const ofSittings = [
  'sitting_batches',
  'time_grants',
  'sitting_results',
  'paper_answers',
  'forecasts',
] as const

/** The tables that grow with every quiz of a student; all others grow with people, classes and institutes. */
export const dividedTables = [
  'attempts',
  'bookmarks',
  'student_totals',
  'student_periods',
  'student_subjects',
  'student_topics',
  'student_chapters',
  'learners',
  'beliefs',
  'cards',
  'mistakes',
  'goals',
  'plans',
  ...ofSittings, // before what they point at
  'sittings',
] as const

const parts = 4

/** Divides these tables of the people who signed up by a hash of the student, while they are still empty. */
export async function divideByStudent(databaseUrl: string): Promise<void> {
  const client = await openConnection(databaseUrl)
  try {
    await client.query('SET search_path TO public')
    for (const table of dividedTables) {
      const remainders = Array.from({ length: parts }, (_, remainder) => remainder)
      await client.query(`
        ALTER TABLE ${table} RENAME TO ${table}_whole;
        CREATE TABLE ${table} (LIKE ${table}_whole INCLUDING ALL) PARTITION BY HASH (student_id);
        ALTER TABLE ${table} ADD FOREIGN KEY (student_id) REFERENCES users (id) ON DELETE CASCADE;
        DROP TABLE ${table}_whole;
        ${remainders
          .map(
            (remainder) =>
              `CREATE TABLE ${table}_${remainder} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${parts}, REMAINDER ${remainder});`,
          )
          .join('\n')}`)
    }
    await client.query('ALTER TABLE sittings ADD FOREIGN KEY (paper_id) REFERENCES papers')
    await client.query('ALTER TABLE sittings ADD FOREIGN KEY (test_id) REFERENCES tests ON DELETE SET NULL')
    for (const table of ofSittings)
      await client.query(
        `ALTER TABLE ${table} ADD FOREIGN KEY (student_id, sitting_id) REFERENCES sittings ON DELETE CASCADE`,
      )
  } finally {
    await client.end()
  }
}
