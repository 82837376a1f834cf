import type { ChapterProgress } from '@vikalp/contract/catalogue'
import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import type { Difficulty } from '@vikalp/domain/vocabulary'
import { ArrowRight } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { DifficultyDots } from '#ui/difficulty-dots.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import styles from './chapter-card.module.css'
import { ChapterDrawing } from './drawings/chapter-drawing.tsx'

const levels: Record<Difficulty, 1 | 2 | 3> = { Easy: 1, Medium: 2, Hard: 3 }

/** A chapter with its title and description in the language of the page. */
export type NamedChapter = Chapter & { title: string; desc: string }

type ChapterCardProps = {
  chapter: NamedChapter
  /** The quiz that it starts. */
  quiz: { testType: string; subject: string; chapter: string; count: number; practice: string }
  /** These come later: their line is there before. */
  questions: number | undefined
  progress: ChapterProgress | undefined
}

/** A card; on a phone a row that is tappable as a whole. */
export function ChapterCard({ chapter, quiz, questions, progress }: ChapterCardProps) {
  const m = useMessages('chapterList')
  const { title, desc, difficulty } = chapter
  return (
    <li className={styles.card}>
      <ChapterDrawing chapter={chapter} className={styles.drawing} />
      <div className={styles.body}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.desc}>{desc}</p>
        <p className={styles.standing}>
          {progress
            ? m.progress(progress.met, progress.questions, progress.last.correct, progress.last.total)
            : questions !== undefined && m.questions(questions)}
        </p>
        <div className={styles.facts}>
          <Chip>
            <DifficultyDots level={levels[difficulty]} label={m.difficulty[difficulty]} />
          </Chip>
          <Chip className={styles.class}>{m.class(chapter.class)}</Chip>
        </div>
        <LinkButton
          kind="tonal"
          className={styles.start}
          href={paths.quiz}
          state={{ ...quiz, fromChapters: true }}
          iconEnd={<Icon of={ArrowRight} size={20} />}
          aria-label={m.startOf(title)}
        >
          {m.start}
        </LinkButton>
      </div>
    </li>
  )
}
