import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import type { Difficulty } from '@vikalp/domain/vocabulary'
import { ArrowRight } from 'lucide-react'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { DifficultyDots } from '#ui/difficulty-dots.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import styles from './chapter-card.module.css'
import { ChapterDrawing } from './drawings/chapter-drawing.tsx'

const levels: Record<Difficulty, 1 | 2 | 3> = { Easy: 1, Medium: 2, Hard: 3 }

/** A chapter with its title and description in the language of the page. */
export type NamedChapter = Chapter & { title: string; desc: string }

type ChapterCardProps = {
  chapter: NamedChapter
  testType: string
  subject: string
  questions: number | undefined
  /** The number of questions is loading: its chip reserves the space. */
  isCounting: boolean
}

export function ChapterCard({ chapter, testType, subject, questions, isCounting }: ChapterCardProps) {
  const m = useMessages('catalogue').chapters
  const { key, title, desc, difficulty } = chapter
  return (
    <li className={styles.card}>
      <ChapterDrawing chapter={chapter} />
      <div className={styles.body}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.desc}>{desc}</p>
        <div className={styles.facts}>
          {(questions !== undefined || isCounting) && (
            <Chip className={styles.count}>{questions === undefined ? '' : m.questions(questions)}</Chip>
          )}
          <Chip>
            <DifficultyDots level={levels[difficulty]} label={m.difficulty[difficulty]} />
          </Chip>
          <Chip>{m.class(chapter.class)}</Chip>
        </div>
        <LinkButton
          kind="tonal"
          wide
          className={styles.start}
          href={paths.quiz}
          state={{ testType, subject, chapter: key }}
          iconEnd={<ArrowRight size={20} />}
          aria-label={m.startOf(title)}
        >
          {m.start}
        </LinkButton>
      </div>
    </li>
  )
}
