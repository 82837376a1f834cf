import type { FeatureDeps } from '#feature-deps.ts'
import type { WaitingLessons } from '#learners/waiting-lessons.ts'
import type { RecentAttempts } from './recent-attempts.ts'

export type QuizDeps = FeatureDeps & { recent: RecentAttempts; lessons: WaitingLessons }
