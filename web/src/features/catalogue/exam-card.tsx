import type { ExamEntry } from '@vikalp/contract/catalogue'
import type { Exam } from '@vikalp/domain/catalogue/exams'
import { isCountedApart } from '@vikalp/domain/catalogue/subjects'
import { Atom, BookOpen, Calculator, FlaskConical, type IconNode, Stethoscope, Target, Users } from 'lucide'
import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Chip } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { DifficultyDots } from '#ui/difficulty-dots.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './exam-card.module.css'

const icons: Record<string, IconNode> = {
  NEET: Stethoscope,
  GUJCET: FlaskConical,
  JEE: Atom,
  BOARD: BookOpen,
  UPSC: Users,
  GATE: Calculator,
  NDA: Target,
}

type CountedExam = {
  exam: Exam
  count?: ExamEntry
  /** The counts are loading. */
  isCounting?: boolean
}

/** The whole card leads to the subjects of the exam; in a list of links it is just the name. */
export function ExamCard({ exam, count, isCounting }: CountedExam) {
  const { titles, descriptions, mocks, mocksOf } = useMessages('catalogue').exams
  const { examName } = useNames()
  const questions = useCounted(exam, count)
  return (
    <li className={classNames(styles.card, styles.ready)}>
      <ExamIcon exam={exam} />
      <h2 className={styles.name}>
        <Link
          className="card-link"
          href={paths.testType}
          state={{ exam: exam.key }}
          onPointerDown={() => prefetchScreen('testType')}
        >
          {examName(exam.key)} <span className={styles.title}>{titles[exam.key]}</span>
        </Link>
      </h2>
      <p className={styles.desc}>{descriptions[exam.key]}</p>
      <Facts exam={exam} questions={questions} isCounting={isCounting} />
      <Subjects exam={exam} count={count} isCounting={isCounting} />
      <Link
        className={styles.mocks}
        href={`${paths.mocks}?exam=${exam.key}`}
        aria-label={mocksOf(examName(exam.key))}
      >
        {mocks}
      </Link>
    </li>
  )
}

/** Cannot be chosen yet nor reached by keyboard, but can be read (requirement 4.1). */
export function ComingSoonCard({ exam }: { exam: Exam }) {
  const { comingSoon, titles, descriptions } = useMessages('catalogue').exams
  const { examName } = useNames()
  return (
    <li className={classNames(styles.card, styles.soon)}>
      <ExamIcon exam={exam} />
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

function ExamIcon({ exam }: { exam: Exam }) {
  const sign = icons[exam.key] ?? BookOpen
  return (
    <span className={styles.icon}>
      <Icon of={sign} size={24} />
    </span>
  )
}

/** The number says what it counts, so that it agrees with those of the subjects (rule 20). */
function useCounted({ counts }: Exam, count: ExamEntry | undefined): string | undefined {
  const m = useMessages('catalogue').exams
  const { subjectName } = useNames()
  if (!counts) {
    const apart = count?.subjects.find(({ key }) => isCountedApart(key))
    if (!count || !apart) return count && m.questions(count.questions)
    return m.questionsAnd(count.questions, apart.questions)
  }
  const subject = count?.subjects.find(({ key }) => key === counts)
  return subject && m.questionsOf(subject.questions, subjectName(counts))
}

type FactsProps = { exam: Exam; questions?: string; isCounting?: boolean }

/** The number of questions comes last: it arrives last, so nothing has to move. Two numbers may need a line of their own. */
function Facts({ exam, questions, isCounting = false }: FactsProps) {
  const m = useMessages('catalogue').exams
  const { duration, difficulty, counts, subjects } = exam
  const areTwo = !counts && subjects.some(isCountedApart)
  return (
    <p className={styles.facts}>
      <span>{duration === 'Varies' ? m.varies : m.hours(duration)}</span>
      {difficulty && (
        <span>
          <span className="visually-hidden">{m.difficultyLabel} </span>
          <DifficultyDots level={difficulty === 'High' ? 3 : 2} label={m.difficulty[difficulty]} />
        </span>
      )}
      <span className={isCounting && areTwo ? styles.two : undefined}>{questions}</span>
    </p>
  )
}

/** Rule 20: counts per subject when they differ. While they are loading their space is reserved. */
function Subjects({ exam, count, isCounting = false }: CountedExam) {
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
