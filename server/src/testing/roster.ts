import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { newCode } from '../access/new-code.ts'
import type { Db } from '../platform/db.ts'
import { dataOf, type TestApp } from './test-app.ts'

// Inserts people and classes directly into the tables, for tests that are not about joining.

const moment = new Date('2026-01-01T00:00:00Z')

const run = (db: Db, name: string, text: string, values: Record<string, unknown>): Promise<number> =>
  db.run({ name: `roster.${name}`, text, parameters: Object.keys(values) }, values)

export async function userIdOf(server: TestApp, token: string): Promise<string> {
  const { status, body } = await server.call('GET', '/api/accounts/me', { token })
  assert.equal(status, 200)
  return dataOf<{ id: string }>(body).id
}

/** Inserts a class and returns its id. */
export async function addClass(db: Db, teacherId: string, name = 'Class 12 Science'): Promise<string> {
  const id = randomUUIDv7()
  await run(
    db,
    'addClass',
    'INSERT INTO classes (id, teacher_id, name, code, created_at) VALUES ($1, $2, $3, $4, $5)',
    { id, teacherId, name, code: newCode(), moment },
  )
  return id
}

export const enrol = (db: Db, classId: string, studentId: string, rollNo = '1'): Promise<number> =>
  run(
    db,
    'enrol',
    `INSERT INTO enrolments (class_id, student_id, roll_no, enrolled_at, agreed_institute_id) VALUES ($1, $2, $3, $4,
      (SELECT institute_id FROM staff JOIN classes USING (teacher_id) WHERE classes.id = $1 AND left_at IS NULL))`,
    { classId, studentId, rollNo, moment },
  )

export const endEnrolment = (db: Db, classId: string, studentId: string): Promise<number> =>
  run(
    db,
    'endEnrolment',
    'UPDATE enrolments SET ended_at = now() WHERE class_id = $1 AND student_id = $2 AND ended_at IS NULL',
    { classId, studentId },
  )

/** The institute confirms the teacher, and the students of the teacher agree to it. */
export async function employ(db: Db, instituteId: string, teacherId: string): Promise<void> {
  const text = 'INSERT INTO staff (institute_id, teacher_id, joined_at, confirmed_at) VALUES ($1, $2, $3, $3)'
  await run(db, 'employ', text, { instituteId, teacherId, moment })
  await run(
    db,
    'agree',
    `UPDATE enrolments SET agreed_institute_id = $1 FROM classes WHERE classes.id = class_id AND teacher_id = $2`,
    { instituteId, teacherId },
  )
}

export const dismiss = (db: Db, teacherId: string): Promise<number> =>
  run(db, 'dismiss', 'UPDATE staff SET left_at = now() WHERE teacher_id = $1 AND left_at IS NULL', {
    teacherId,
  })
