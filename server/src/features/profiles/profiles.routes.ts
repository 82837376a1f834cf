import type { FastifyInstance } from 'fastify'
import { instituteProfileRoutes } from './institute-profile.routes.ts'
import type { ProfilesDeps } from './profiles-deps.ts'
import { studentProfileRoutes } from './student-profile.routes.ts'
import { teacherProfileRoutes } from './teacher-profile.routes.ts'

export function profilesRoutes(app: FastifyInstance, deps: ProfilesDeps): void {
  studentProfileRoutes(app, deps)
  teacherProfileRoutes(app, deps)
  instituteProfileRoutes(app, deps)
}
