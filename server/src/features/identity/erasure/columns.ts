import type { Section } from '../export/sections.ts'

/**
 * goes: with the row of the user, by ON DELETE CASCADE. blanked: by ON DELETE SET NULL, as the row is somebody else's.
 * by statement: no reference says whose it is; erasure.store.sql deletes it. by its term: a hash, which start/terms.ts
 * forgets. stays: on purpose.
 */
type Erasure = 'goes' | 'blanked' | 'by statement' | 'by its term' | 'stays'

/** Where the export has it, or why it has not. */
type Export = Section | { not: string }

const own = { not: 'the row of another person, in whose export it stands' }
const short = { not: 'a count of some minutes' }

/**
 * Every column that points to a person, by a reference or by its name, and what becomes of it. A column that is not here
 * fails server/schema/personal-columns.test.ts.
 */
export const personalColumns = {
  'activities.institute_id': { erasure: 'goes', export: 'activities' },
  'ages.user_id': { erasure: 'goes', export: 'age' },
  'assignment_students.student_id': { erasure: 'goes', export: 'assignments' },
  'attempts.student_id': { erasure: 'goes', export: 'attempts' },
  'beliefs.student_id': { erasure: 'goes', export: 'beliefs' },
  'bookmarks.student_id': { erasure: 'goes', export: 'bookmarks' },
  'call_windows.key': { erasure: 'by its term', export: short },
  'cards.student_id': { erasure: 'goes', export: 'cards' },
  'classes.teacher_id': { erasure: 'goes', export: 'classesTaught' },
  'confirmations.user_id': { erasure: 'goes', export: 'confirmations' },
  'consents.user_id': { erasure: 'goes', export: 'consents' },
  'consents.issued_by': { erasure: 'blanked', export: 'papersIssued' },
  'contact_readings.reader_id': { erasure: 'blanked', export: 'contactOpened' },
  'contact_readings.student_id': { erasure: 'goes', export: 'contactReadings' },
  'devices.user_id': { erasure: 'goes', export: 'devices' },
  'earned_badges.user_id': { erasure: 'goes', export: 'badges' },
  'enrolments.agreed_institute_id': { erasure: 'blanked', export: own },
  'enrolments.student_id': { erasure: 'goes', export: 'classes' },
  'failed_tries.account': { erasure: 'by statement', export: short },
  'forecasts.student_id': { erasure: 'goes', export: 'forecasts' },
  'former_group_classes.agreed_institute_id': {
    erasure: 'blanked',
    export: { not: 'sums of many, which are nobody’s' },
  },
  'goals.student_id': { erasure: 'goes', export: 'goals' },
  'institutes.user_id': { erasure: 'goes', export: 'account' },
  'invitations.institute_id': { erasure: 'goes', export: 'account' },
  'learners.student_id': { erasure: 'goes', export: { not: 'how often what is believed has changed' } },
  'mistakes.student_id': { erasure: 'goes', export: 'mistakes' },
  'paper_answers.student_id': {
    erasure: 'goes',
    export: { not: 'what sittings have, as practice reads it' },
  },
  'passkey_challenges.user_id': { erasure: 'goes', export: short },
  'passkeys.user_id': { erasure: 'goes', export: 'passkeys' },
  'photos.user_id': { erasure: 'goes', export: 'account' },
  'plans.student_id': { erasure: 'goes', export: 'plans' },
  'register_marks.student_id': { erasure: 'goes', export: 'attendance' },
  'reports.reporter_id': { erasure: 'goes', export: 'reports' },
  'reset_codes.maker_id': { erasure: 'goes', export: 'codesMade' },
  'reset_codes.user_id': { erasure: 'goes', export: 'codes' },
  'revoked_tokens.token_hash': { erasure: 'by its term', export: { not: 'the hash of a token' } },
  'roster_people.institute_id': { erasure: 'goes', export: own },
  'roster_people.user_id': { erasure: 'goes', export: 'roster' },
  'sitting_batches.student_id': { erasure: 'goes', export: 'acts' },
  'sitting_results.student_id': { erasure: 'goes', export: 'sittingResults' },
  'sittings.student_id': { erasure: 'goes', export: 'sittings' },
  'staff.institute_id': { erasure: 'goes', export: own },
  'staff.teacher_id': { erasure: 'goes', export: 'institutes' },
  'student_chapters.student_id': { erasure: 'goes', export: 'chapters' },
  'student_periods.student_id': { erasure: 'goes', export: 'periods' },
  'student_subjects.student_id': { erasure: 'goes', export: 'subjects' },
  'student_topics.student_id': { erasure: 'goes', export: 'topics' },
  'student_totals.student_id': { erasure: 'goes', export: 'totals' },
  'students.user_id': { erasure: 'goes', export: 'account' },
  'suggestion_reports.user_id': { erasure: 'goes', export: 'suggestionReports' },
  'suggestion_vibes.user_id': { erasure: 'goes', export: 'vibes' },
  'suggestions.author_id': { erasure: 'goes', export: 'suggestions' },
  'teachers.user_id': { erasure: 'goes', export: 'account' },
  'test_extra.student_id': { erasure: 'goes', export: 'extraTime' },
  'time_grants.student_id': { erasure: 'goes', export: 'timeGiven' },
  'tombstones.user_id': { erasure: 'stays', export: { not: 'only of whom nothing else is left' } },
  'users.id': { erasure: 'goes', export: 'account' },
} as const satisfies Record<string, { erasure: Erasure; export: Export }>

/** Columns that look like it and are not, each with what it has. */
export const otherColumns: Readonly<Record<string, string>> = {
  'attempts.assignment_id': 'an assignment',
  'attempts.key': 'the right letters of its questions',
  'bookmarks.id': 'a bookmark',
  'consents.guardian': 'the name of somebody without an account; it goes with the row',
  'consents.withdrawn_by': 'who of two took the consent back, not by name',
  'enrolments.ended_by_student': 'whether the student ended it',
  'former_answers.key': 'the right letter of a question',
  'paper_answers.key': 'the right letters of its questions',
  'photos.id': 'the address of a photo',
  'sittings.after_id': 'the sitting of the part before',
  'sittings.closed_by': 'who of three ended it, not by name',
  'sittings.id': 'a sitting',
  'staff.ended_by_teacher': 'whether the teacher ended it',
  'student_chapters.last_attempt_id': 'an attempt',
  'student_totals.last_attempt_id': 'an attempt',
  'time_grants.id': 'a grant',
}
