import { Atom, BookOpen, FlaskConical, Flower2, type LucideIcon, Sigma } from 'lucide-react'

type SubjectLook = { Icon: LucideIcon; colour: `--c-${string}` }

// Rule 54: a subject looks the same on every dashboard.
const looks: Record<string, SubjectLook> = {
  Physics: { Icon: Atom, colour: '--c-physics' },
  Chemistry: { Icon: FlaskConical, colour: '--c-chemistry' },
  Maths: { Icon: Sigma, colour: '--c-maths' },
  Biology: { Icon: Flower2, colour: '--c-biology' },
}

export const subjectLook = (subject: string): SubjectLook =>
  looks[subject] ?? { Icon: BookOpen, colour: '--c-ink' }
