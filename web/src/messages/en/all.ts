import { catalogue } from './catalogue.ts'
import { dashboard } from './dashboard.ts'
import { hint } from './hint.ts'
import { identity } from './identity.ts'
import { instituteProfile } from './institute-profile.ts'
import { institutes } from './institutes.ts'
import { joinedClasses } from './joined-classes.ts'
import { landing } from './landing.ts'
import { problems } from './problems.ts'
import { profiles } from './profiles.ts'
import { quiz } from './quiz.ts'
import { results } from './results.ts'
import { shell } from './shell.ts'
import { site } from './site.ts'
import { student } from './student.ts'
import { suggestions } from './suggestions.ts'
import { taughtClasses } from './taught-classes.ts'
import { teacher } from './teacher.ts'
import { ui } from './ui.ts'

export const en = {
  catalogue,
  dashboard,
  hint,
  identity,
  instituteProfile,
  institutes,
  joinedClasses,
  landing,
  problems,
  profiles,
  quiz,
  results,
  shell,
  site,
  student,
  suggestions,
  taughtClasses,
  teacher,
  ui,
}
