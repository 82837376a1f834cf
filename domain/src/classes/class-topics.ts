import { shareOfMedium } from '../learner/shown-beliefs.ts'

/** What is believed of the pupils who practised a topic, as sums of the four estimates, and their first answers. */
type TopicOfClass = { means: readonly number[]; answers: number }

type ClassTopicFigures = { students: number; answers: number; percent: number; isWeak: boolean }

/** A topic is weak where fewer Medium questions than that would be right; of fewer pupils nothing is said (rule 107). */
const weakBelow = 0.6
const leastStudents = 3

export function classTopicFigures({ means, answers }: TopicOfClass): ClassTopicFigures {
  const students = means.length
  const share = means.reduce((sum, mean) => sum + shareOfMedium(mean), 0) / Math.max(1, students)
  return {
    students,
    answers,
    percent: Math.round(100 * share),
    isWeak: students >= leastStudents && share < weakBelow,
  }
}

/** The weakest first, then those that most have practised. */
export const weakestFirst = (a: ClassTopicFigures, b: ClassTopicFigures): number =>
  Number(b.isWeak) - Number(a.isWeak) || a.percent - b.percent || b.students - a.students
