import { type Relation, type Role, roles } from '@vikalp/domain/vocabulary'

/** What a right is about, besides the caller. The path names it: /api/classes/{classId}. */
export type Target = 'student' | 'teacher' | 'class' | 'attempt' | 'activity' | 'suggestion'

type Grants = Partial<Record<Role, readonly Relation[]>>

/** `to` names the target and the path parameter that holds its id; without it a right is about the caller alone. */
export type Right = 'anyone' | { roles: readonly Role[] } | { to: Target; by: string; grants: Grants }

/**
 * Who may do what to whom. Every endpoint names its row here, the server asks nothing else. What a caller has no right
 * to does not exist for the caller: the answer is 404, so that ids cannot be tried out.
 */
export const rights = {
  visit: 'anyone',
  useAccount: { roles },
  readBank: { roles },
  // Rule 3: whoever lacks the role sees the sample.
  readDashboard: { roles },
  suggest: { roles },
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
