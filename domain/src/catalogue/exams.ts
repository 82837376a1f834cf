import { type ExamKey, examKeys } from '../vocabulary.ts'

export type ExamDifficulty = 'High' | 'Medium'

export type Exam = {
  key: string
  /** The full title: the heading of the subject picker. */
  title: string
  desc: string
  subjects: readonly string[]
  /** Hours, or 'Varies'. */
  duration: number | 'Varies'
  difficulty?: ExamDifficulty
  comingSoon?: true
}

// Requirement 4.9: durations, difficulty labels; the number of questions is counted, never typed (rule 20).
export const exams: readonly Exam[] = [
  {
    key: 'NEET',
    title: 'National Eligibility cum Entrance Test',
    desc: 'Medical entrance. Physics, Chemistry and Biology.',
    subjects: ['Physics', 'Chemistry', 'Biology'],
    duration: 3,
    difficulty: 'High',
  },
  {
    key: 'GUJCET',
    title: 'Gujarat Common Entrance Test',
    desc: 'Engineering and pharmacy entrance in Gujarat.',
    subjects: ['Physics', 'Chemistry', 'Biology'],
    duration: 3,
    difficulty: 'Medium',
  },
  {
    key: 'JEE',
    title: 'Joint Entrance Examination',
    desc: 'Engineering entrance. Physics and Chemistry for now.',
    subjects: ['Physics', 'Chemistry'],
    duration: 3,
    difficulty: 'High',
  },
  {
    key: 'BOARD',
    title: 'Board Examinations',
    desc: 'Class 12 science, by the rationalised textbook.',
    subjects: ['Physics', 'Chemistry', 'Biology'],
    duration: 3,
    difficulty: 'Medium',
  },
  {
    key: 'UPSC',
    title: 'Civil Services Examination',
    desc: 'General studies and optional papers.',
    subjects: ['General Studies'],
    duration: 'Varies',
    comingSoon: true,
  },
  {
    key: 'GATE',
    title: 'Graduate Aptitude Test in Engineering',
    desc: 'Postgraduate engineering entrance.',
    subjects: ['Engineering'],
    duration: 3,
    difficulty: 'High',
    comingSoon: true,
  },
  {
    key: 'NDA',
    title: 'National Defence Academy',
    desc: 'Defence entrance after class 12.',
    subjects: ['Mathematics', 'General Ability'],
    duration: 4.5,
    comingSoon: true,
  },
]

/** A ready exam by its name in any case; requirement 5.9 sends Board as `board` (rule 21). */
export function findExam(name: string): ExamKey | undefined {
  const wanted = name.trim().toUpperCase()
  return examKeys.find((key) => key === wanted)
}

export const examTitle = (key: string): string => exams.find((exam) => exam.key === key)?.title ?? key
