import type { Role } from '../vocabulary.ts'

/** What a badge is called, and what has to be done for it; the goal is how many make the badge. */
export type BadgeText = { name: string; description: (goal: number) => string }

type Texts = Record<string, BadgeText>

const number = (goal: number): string => goal.toLocaleString('en-IN')

const student = {
  'bronze-scholar': { name: 'Bronze Scholar', description: (goal) => `Complete ${goal} quizzes` },
  'silver-achiever': {
    name: 'Silver Achiever',
    description: (goal) => `Complete ${goal} quizzes and become a Quiz Master`,
  },
  'gold-master': { name: 'Gold Master', description: (goal) => `Complete ${goal} quizzes` },
  'streak-champion': { name: 'Streak Champion', description: (goal) => `Practise on ${goal} days in a row` },
  'perfect-score': { name: 'Perfect Score', description: (goal) => `Score 100% in ${goal} quizzes` },
  'speed-demon': { name: 'Speed Demon', description: () => 'Finish a quiz in under 5 minutes' },
} satisfies Texts

const teacher = {
  'first-class': { name: 'First Class', description: () => 'Make your first class' },
  'guiding-star': { name: 'Guiding Star', description: (goal) => `Teach ${goal} students` },
  'steady-hand': { name: 'Steady Hand', description: (goal) => `Take attendance on ${goal} class days` },
  'high-standard': {
    name: 'High Standard',
    description: (goal) => `Your students average ${goal}% or more`,
  },
  'practice-leader': {
    name: 'Practice Leader',
    description: (goal) => `Your students take ${number(goal)} quizzes`,
  },
  'no-one-behind': { name: 'No One Behind', description: () => 'No student of yours averages below 70%' },
} satisfies Texts

const institute = {
  'growing-team': { name: 'Growing Team', description: (goal) => `${goal} teachers belong to the institute` },
  'five-hundred-strong': {
    name: 'Five Hundred Strong',
    description: (goal) => `${goal} students learn here`,
  },
  'high-standard': { name: 'High Standard', description: (goal) => `The students average ${goal}% or more` },
  'practice-culture': {
    name: 'Practice Culture',
    description: (goal) => `The students take ${number(goal)} quizzes`,
  },
  'lively-campus': { name: 'Lively Campus', description: (goal) => `Record ${goal} activities` },
  'no-one-behind': { name: 'No One Behind', description: () => 'No student averages below 70%' },
} satisfies Texts

export type StudentBadge = keyof typeof student
export type TeacherBadge = keyof typeof teacher
export type InstituteBadge = keyof typeof institute

type BadgeTexts = {
  student: Record<StudentBadge, BadgeText>
  teacher: Record<TeacherBadge, BadgeText>
  institute: Record<InstituteBadge, BadgeText>
}

/** By role, for two roles may earn a badge of one name in different ways. */
export const badgeTexts: BadgeTexts & Record<Role, Texts> = { student, teacher, institute }
