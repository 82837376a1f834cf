/** The roles of the specification. */
export type Role = 'student' | 'teacher' | 'institute'

/** What a right is about, besides the caller. The path names it: /api/classes/{classId}. */
export type Target = 'student' | 'teacher' | 'class' | 'attempt' | 'activity' | 'suggestion'

/**
 * How a caller stands to a target at this request. own: it is the caller, or the caller's. pupil: a student whom the
 * caller teaches, or who is taught at the caller's institute, and what such a student did. member: a class that the
 * caller attends.
 */
export type Relation = 'own' | 'pupil' | 'member'

type Grants = Partial<Record<Role, readonly Relation[]>>

/** `to` names the target and the path parameter that holds its id; without it a right is about the caller alone. */
export type Right = 'anyone' | { roles: readonly Role[] } | { to: Target; by: string; grants: Grants }

const everyone = ['student', 'teacher', 'institute'] as const

/**
 * Who may do what to whom. Every endpoint names its row here, the server asks nothing else. What a caller has no right
 * to does not exist for the caller: the answer is 404, so that ids cannot be tried out.
 */
export const rights = {
  visit: 'anyone',
  useAccount: { roles: everyone },
  readBank: { roles: everyone },
  // Rule 3: whoever lacks the role sees the sample.
  readDashboard: { roles: everyone },
  suggest: { roles: everyone },
  judgeSuggestions: { roles: ['teacher', 'institute'] },
  deleteSuggestion: {
    to: 'suggestion',
    by: 'id',
    grants: { student: ['own'], teacher: ['own'], institute: ['own'] },
  },
  practise: { roles: ['student'] },
  joinClass: { roles: ['student'] },
  leaveClass: { to: 'class', by: 'classId', grants: { student: ['member'] } },
  runClasses: { roles: ['teacher'] },
  keepClass: { to: 'class', by: 'classId', grants: { teacher: ['own'] } },
  joinInstitute: { roles: ['teacher'] },
  runInstitute: { roles: ['institute'] },
  dismissTeacher: { to: 'teacher', by: 'userId', grants: { institute: ['own'] } },
  keepActivity: { to: 'activity', by: 'activityId', grants: { institute: ['own'] } },
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
  openContact: { to: 'student', by: 'userId', grants: { teacher: ['pupil'], institute: ['pupil'] } },
} as const satisfies Record<string, Right>

export type RightName = keyof typeof rights
