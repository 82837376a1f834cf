import type { ExamEntry } from '@vikalp/contract/catalogue'
import type { Exam } from '@vikalp/domain/catalogue/exams'
import {
  Atom,
  BookOpen,
  Calculator,
  FlaskConical,
  type LucideIcon,
  Stethoscope,
  Target,
  Users,
} from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Chip } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { DifficultyDots } from '#ui/difficulty-dots.tsx'
import styles from './exam-card.module.css'

const icons: Record<string, LucideIcon> = {
  NEET: Stethoscope,
  GUJCET: FlaskConical,
  JEE: Atom,
  BOARD: BookOpen,
  UPSC: Users,
  GATE: Calculator,
  NDA: Target,
}

type Counted = {
  exam: Exam
  count?: ExamEntry
  /** The counts are on their way. */
  isCounting?: boolean
}

/** The whole card leads to the subjects of the exam; its name alone is what a link list reads. */
export function ExamCard({ exam, count, isCounting }: Counted) {
  const { questions, titles, descriptions } = useMessages('catalogue').exams
  const { examName } = useNames()
  return (
    <li className={classNames(styles.card, styles.ready)}>
      <Icon exam={exam} />
      <h2 className={styles.name}>
        <Link
          className={styles.link}
          href={paths.testType}
          state={{ exam: exam.key }}
          onPointerDown={() => prefetchScreen('testType')}
        >
          {examName(exam.key)} <span className={styles.title}>{titles[exam.key]}</span>
        </Link>
      </h2>
      <p className={styles.desc}>{descriptions[exam.key]}</p>
      <Facts exam={exam} questions={count && questions(count.questions)} />
      <Subjects exam={exam} count={count} isCounting={isCounting} />
    </li>
  )
}

/** Not to be chosen yet, and not to be reached by keyboard; readable all the same (requirement 4.1). */
export function ComingSoonCard({ exam }: { exam: Exam }) {
  const { comingSoon, titles, descriptions } = useMessages('catalogue').exams
  const { examName } = useNames()
  return (
    <li className={classNames(styles.card, styles.soon)}>
      <Icon exam={exam} />
      <h2 className={styles.name}>
        {examName(exam.key)} <span className={styles.title}>{titles[exam.key]}</span>
      </h2>
      <Chip className={styles.chip}>{comingSoon}</Chip>
      <p className={styles.desc}>{descriptions[exam.key]}</p>
      <Facts exam={exam} />
      <Subjects exam={exam} />
    </li>
  )
}

function Icon({ exam }: { exam: Exam }) {
  const Sign = icons[exam.key] ?? BookOpen
  return (
    <span className={styles.icon}>
      <Sign size={24} />
    </span>
  )
}

/** The number of questions stands last: it arrives last, and nothing has to make room for it. */
function Facts({ exam, questions }: { exam: Exam; questions?: string }) {
  const m = useMessages('catalogue').exams
  const { duration, difficulty } = exam
  return (
    <p className={styles.facts}>
      <span>{duration === 'Varies' ? m.varies : m.hours(duration)}</span>
      {difficulty && (
        <span>
          <span className="visually-hidden">{m.difficultyLabel} </span>
          <DifficultyDots level={difficulty === 'High' ? 3 : 2} label={m.difficulty[difficulty]} />
        </span>
      )}
      <span>{questions}</span>
    </p>
  )
}

/** Rule 20: per subject where the subjects differ. While the counts are on their way their places are kept. */
function Subjects({ exam, count, isCounting = false }: Counted) {
  const formats = useMessages('formats')
  const { subjectName } = useNames()
  const counts = new Map(count?.subjects.map(({ key, questions }) => [key, questions]))
  const differ = new Set(counts.values()).size > 1
  return (
    <ul className={styles.subjects}>
      {exam.subjects.map((subject) => {
        const questions = counts.get(subject)
        return (
          <li key={subject}>
            {subjectName(subject)}
            {(isCounting || (differ && questions !== undefined)) && (
              <span className={questions === undefined ? styles.count : undefined}>
                {' '}
                {questions !== undefined && formats.number(questions)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
