import type { Chapter } from './chapter.ts'

export const physicsChapters: readonly Omit<Chapter, 'subject'>[] = [
  { key: 'units-and-measurements', class: 11, difficulty: 'Easy', exams: ['NEET', 'JEE'] },
  { key: 'kinematics', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  { key: 'laws-of-motion', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  { key: 'work-energy-and-power', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  { key: 'rotational-motion', class: 11, difficulty: 'Hard', exams: ['NEET', 'JEE'] },
  { key: 'gravitation', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  { key: 'properties-of-solids-and-liquids', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  { key: 'thermodynamics', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
  { key: 'kinetic-theory-of-gases', class: 11, difficulty: 'Easy', exams: ['NEET', 'JEE'] },
  { key: 'oscillations-and-waves', class: 11, difficulty: 'Hard', exams: ['NEET', 'JEE'] },
  { key: 'electrostatics', class: 12, difficulty: 'Hard', exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'] },
  { key: 'current-electricity', class: 12, difficulty: 'Medium', exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'] },
  {
    key: 'magnetic-effects-of-current-and-magnetism',
    class: 12,
    difficulty: 'Hard',
    exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'],
  },
  {
    key: 'electromagnetic-induction-and-alternating-currents',
    class: 12,
    difficulty: 'Hard',
    exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'],
  },
  { key: 'electromagnetic-waves', class: 12, difficulty: 'Easy', exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'] },
  { key: 'optics', class: 12, difficulty: 'Hard', exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'] },
  {
    key: 'dual-nature-of-matter-and-radiation',
    class: 12,
    difficulty: 'Easy',
    exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'],
  },
  { key: 'atoms-and-nuclei', class: 12, difficulty: 'Medium', exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'] },
  { key: 'electronic-devices', class: 12, difficulty: 'Easy', exams: ['NEET', 'JEE', 'GUJCET', 'BOARD'] },
  { key: 'experimental-skills', class: 11, difficulty: 'Medium', exams: ['NEET', 'JEE'] },
]
