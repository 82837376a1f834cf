import { type ExamKey, examKeys, type NamedSubject, type SubjectKey } from '../vocabulary.ts'

export type ExamDifficulty = 'High' | 'Medium'

/** The exams that have a card. */
export type CardKey = ExamKey | 'UPSC' | 'GATE' | 'NDA'

export type Exam = {
  key: CardKey
  subjects: readonly NamedSubject[]
  /** The one subject whose questions the card counts; without it those of all. */
  counts?: SubjectKey
  /** Hours, or 'Varies'. */
  duration: number | 'Varies'
  difficulty?: ExamDifficulty
  comingSoon?: true
}

// Requirement 4.9: durations, difficulty labels and what is counted; the number of questions is counted, never typed (rule 20).
export const exams: readonly Exam[] = [
  { key: 'NEET', subjects: ['Physics', 'Chemistry', 'Biology'], duration: 3, difficulty: 'High' },
  {
    key: 'GUJCET',
    subjects: ['Physics', 'Chemistry', 'Mathematics', 'Biology'],
    duration: 3,
    difficulty: 'Medium',
  },
  {
    key: 'JEE',
    subjects: ['Physics', 'Chemistry', 'Mathematics'],
    counts: 'Physics',
    duration: 3,
    difficulty: 'High',
  },
  {
    key: 'BOARD',
    subjects: ['Physics', 'Chemistry', 'Mathematics', 'Biology'],
    duration: 3,
    difficulty: 'Medium',
  },
  { key: 'UPSC', subjects: ['General Studies'], duration: 'Varies', comingSoon: true },
  { key: 'GATE', subjects: ['Engineering'], duration: 3, difficulty: 'High', comingSoon: true },
  { key: 'NDA', subjects: ['Mathematics', 'General Ability'], duration: 4.5, comingSoon: true },
]

/** A ready exam by its name in any case; requirement 5.9 sends Board as `board` (rule 21). */
export function findExam(name: string): ExamKey | undefined {
  const wanted = name.trim().toUpperCase()
  return examKeys.find((key) => key === wanted)
}
