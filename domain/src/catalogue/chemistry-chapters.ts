import type { Chapter } from './chapter.ts'

export const chemistryChapters: readonly Omit<Chapter, 'subject'>[] = [
  { key: 'some-basic-concepts-in-chemistry', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  { key: 'atomic-structure', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  { key: 'chemical-bonding-and-molecular-structure', class: 11, difficulty: 'Hard', exams: ['NEET', 'JEE'] },
  { key: 'chemical-thermodynamics', class: 11, difficulty: 'Hard', exams: ['NEET', 'JEE'] },
  { key: 'solutions', class: 12, difficulty: 'Medium', exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'] },
  { key: 'equilibrium', class: 11, difficulty: 'Hard', exams: ['NEET', 'JEE'] },
  {
    key: 'redox-reactions-and-electrochemistry',
    class: 12,
    difficulty: 'Hard',
    exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'],
  },
  { key: 'chemical-kinetics', class: 12, difficulty: 'Medium', exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'] },
  {
    key: 'classification-of-elements-and-periodicity',
    class: 11,
    difficulty: 'Easy',
    exams: ['NEET', 'JEE'],
  },
  { key: 'p-block-elements', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  {
    key: 'd-and-f-block-elements',
    class: 12,
    difficulty: 'Medium',
    exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'],
  },
  {
    key: 'coordination-compounds',
    class: 12,
    difficulty: 'Medium',
    exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'],
  },
  {
    key: 'organic-chemistry-basic-principles-and-techniques',
    class: 11,
    difficulty: 'Hard',
    exams: ['NEET', 'JEE'],
  },
  { key: 'hydrocarbons', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  {
    key: 'organic-compounds-containing-halogens',
    class: 12,
    difficulty: 'Medium',
    exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'],
  },
  {
    key: 'organic-compounds-containing-oxygen',
    class: 12,
    difficulty: 'Hard',
    exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'],
  },
  {
    key: 'organic-compounds-containing-nitrogen',
    class: 12,
    difficulty: 'Medium',
    exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'],
  },
  { key: 'biomolecules', class: 12, difficulty: 'Easy', exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'] },
  {
    key: 'principles-related-to-practical-chemistry',
    class: 12,
    difficulty: 'Medium',
    exams: ['NEET', 'JEE'],
  },
]
