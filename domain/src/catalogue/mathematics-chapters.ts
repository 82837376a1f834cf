import type { Chapter } from './chapter.ts'

/** The units of the syllabus of JEE Main; those with a topic of the class 12 textbook are for GUJCET and Board as well. */
export const mathematicsChapters: readonly Omit<Chapter, 'subject'>[] = [
  { key: 'sets-relations-and-functions', class: 11, difficulty: 'Easy', exams: ['JEE', 'GUJCET', 'BOARD'] },
  { key: 'complex-numbers-and-quadratic-equations', class: 11, difficulty: 'Medium', exams: ['JEE'] },
  { key: 'matrices-and-determinants', class: 12, difficulty: 'Medium', exams: ['JEE', 'GUJCET', 'BOARD'] },
  { key: 'permutations-and-combinations', class: 11, difficulty: 'Medium', exams: ['JEE'] },
  { key: 'binomial-theorem-and-its-simple-applications', class: 11, difficulty: 'Easy', exams: ['JEE'] },
  { key: 'sequence-and-series', class: 11, difficulty: 'Medium', exams: ['JEE'] },
  {
    key: 'limit-continuity-and-differentiability',
    class: 12,
    difficulty: 'Hard',
    exams: ['JEE', 'GUJCET', 'BOARD'],
  },
  { key: 'integral-calculus', class: 12, difficulty: 'Hard', exams: ['JEE', 'GUJCET', 'BOARD'] },
  { key: 'differential-equations', class: 12, difficulty: 'Medium', exams: ['JEE', 'GUJCET', 'BOARD'] },
  { key: 'coordinate-geometry', class: 11, difficulty: 'Hard', exams: ['JEE'] },
  { key: 'three-dimensional-geometry', class: 12, difficulty: 'Medium', exams: ['JEE', 'GUJCET', 'BOARD'] },
  { key: 'vector-algebra', class: 12, difficulty: 'Medium', exams: ['JEE', 'GUJCET', 'BOARD'] },
  { key: 'statistics-and-probability', class: 12, difficulty: 'Medium', exams: ['JEE', 'GUJCET', 'BOARD'] },
  { key: 'trigonometry', class: 12, difficulty: 'Medium', exams: ['JEE', 'GUJCET', 'BOARD'] },
]
