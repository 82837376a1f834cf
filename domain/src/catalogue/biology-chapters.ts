import type { Chapter } from './chapter.ts'

export const biologyChapters: readonly Omit<Chapter, 'subject'>[] = [
  { key: 'diversity-in-living-world', class: 11, difficulty: 'Medium', exams: ['NEET'] },
  { key: 'structural-organisation-in-animals-and-plants', class: 11, difficulty: 'Medium', exams: ['NEET'] },
  { key: 'cell-structure-and-function', class: 11, difficulty: 'Medium', exams: ['NEET'] },
  { key: 'plant-physiology', class: 11, difficulty: 'Hard', exams: ['NEET'] },
  { key: 'human-physiology', class: 11, difficulty: 'Hard', exams: ['NEET'] },
  {
    key: 'sexual-reproduction-in-flowering-plants',
    class: 12,
    difficulty: 'Easy',
    exams: ['NEET', 'GUJCET', 'BOARD'],
  },
  {
    key: 'human-reproduction-and-reproductive-health',
    class: 12,
    difficulty: 'Easy',
    exams: ['NEET', 'GUJCET', 'BOARD'],
  },
  {
    key: 'principles-of-inheritance-and-variation',
    class: 12,
    difficulty: 'Hard',
    exams: ['NEET', 'GUJCET', 'BOARD'],
  },
  {
    key: 'molecular-basis-of-inheritance',
    class: 12,
    difficulty: 'Hard',
    exams: ['NEET', 'GUJCET', 'BOARD'],
  },
  { key: 'evolution', class: 12, difficulty: 'Medium', exams: ['NEET', 'GUJCET', 'BOARD'] },
  { key: 'biology-and-human-welfare', class: 12, difficulty: 'Easy', exams: ['NEET', 'GUJCET', 'BOARD'] },
  {
    key: 'biotechnology-and-its-applications',
    class: 12,
    difficulty: 'Medium',
    exams: ['NEET', 'GUJCET', 'BOARD'],
  },
  { key: 'ecology-and-environment', class: 12, difficulty: 'Medium', exams: ['NEET', 'GUJCET', 'BOARD'] },
]
