import { Atom, BookOpen, FlaskConical, Flower2, type IconNode, Sigma } from 'lucide'

type SubjectLook = { icon: IconNode; colour: `--c-${string}` }

// Rule 54: a subject looks the same on every dashboard.
const looks: Record<string, SubjectLook> = {
  Physics: { icon: Atom, colour: '--c-physics' },
  Chemistry: { icon: FlaskConical, colour: '--c-chemistry' },
  Mathematics: { icon: Sigma, colour: '--c-mathematics' },
  Biology: { icon: Flower2, colour: '--c-biology' },
}

export const subjectLook = (subject: string): SubjectLook =>
  looks[subject] ?? { icon: BookOpen, colour: '--c-ink' }
