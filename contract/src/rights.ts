import { type Relation, type Role, roles } from '@vikalp/domain/vocabulary'

/** The kind of thing a right is about, besides the caller. Its id is in the path: /api/classes/{classId}. */
export type Target =
  | 'student'
  | 'teacher'
  | 'class'
  | 'attempt'
  | 'activity'
  | 'suggestion'
  | 'reported suggestion'
  | 'sitting'
  | 'test'

type Grants = Partial<Record<Role, readonly Relation[]>>

/**
 * `to` is the kind of target and `by` the path parameter with its id; without them only the caller's role counts. With
 * `elseSample`, a caller who lacks the right acts as the sample's person of that role, if that person has it (rule 3).
 */
export type Right =
  | 'anyone'
  | { roles: readonly Role[]; elseSample?: Role }
  | { to: Target; by: string; grants: Grants; elseSample?: Role }

/**
 * Who may do what to whom. Every endpoint names its row here, and the server checks nothing else. A target that the
 * caller has no right to is answered with 404, as if it did not exist, so that ids cannot be guessed.
 */
export const rights = {
  visit: 'anyone',
  useAccount: { roles },
  readBank: { roles },
  readStudentDashboard: { roles: ['student'], elseSample: 'student' },
  readTeacherDashboard: { roles: ['teacher'], elseSample: 'teacher' },
  readInstituteDashboard: { roles: ['institute'], elseSample: 'institute' },
  suggest: { roles },
  listReported: { roles: ['teacher', 'institute'] },
  // Record 0029: of present pupils alone, so nobody judges what they wrote themselves.
  judgeSuggestion: {
    to: 'reported suggestion',
    by: 'id',
    grants: { teacher: ['pupil'], institute: ['pupil'] },
  },
  deleteSuggestion: {
    to: 'suggestion',
    by: 'id',
    grants: { student: ['own'], teacher: ['own'], institute: ['own'] },
  },
  practise: { roles: ['student'] },
  sitMocks: { roles: ['student'] },
  sit: { to: 'sitting', by: 'sittingId', grants: { student: ['own'] } },
  // Of a confirmed teacher, as what pupils wrote is in it (rule 34).
  keepTest: { to: 'test', by: 'testId', grants: { teacher: ['own'] } },
  // A confirmed institute of its pupils in it alone.
  readTest: { to: 'test', by: 'testId', grants: { teacher: ['own'], institute: ['pupil'] } },
  joinClass: { roles: ['student'] },
  leaveClass: { to: 'class', by: 'classId', grants: { student: ['member'] } },
  runClasses: { roles: ['teacher'] },
  manageClass: { to: 'class', by: 'classId', grants: { teacher: ['own'] } },
  joinInstitute: { roles: ['teacher'] },
  runInstitute: { roles: ['institute'] },
  // Rule 72: most students are minors.
  keepPhoto: { roles: ['teacher', 'institute'] },
  chooseAvatar: { roles: ['student'] },
  dismissTeacher: { to: 'teacher', by: 'userId', grants: { institute: ['own'] } },
  confirmTeacher: { to: 'teacher', by: 'userId', grants: { institute: ['own'] } },
  deleteActivity: { to: 'activity', by: 'activityId', grants: { institute: ['own'] } },
  // Rule 5
  readStudent: {
    to: 'student',
    by: 'userId',
    grants: { student: ['own'], teacher: ['pupil'], institute: ['pupil'] },
  },
  readResult: {
    to: 'attempt',
    by: 'attemptId',
    grants: { student: ['own'], teacher: ['pupil'], institute: ['pupil'] },
  },
  // By a code; only those who are confirmed make one.
  resetPassword: { to: 'student', by: 'userId', grants: { teacher: ['pupil'], institute: ['pupil'] } },
  openContact: {
    to: 'student',
    by: 'userId',
    grants: { teacher: ['pupil'], institute: ['pupil'] },
    elseSample: 'teacher',
  },
} as const satisfies Record<string, Right>

export type RightName = keyof typeof rights
