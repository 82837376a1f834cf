import { X } from 'lucide'
import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Bubbles } from '#ui/feedback/spinner.tsx'
import { Icon } from '#ui/icon.tsx'
import { QuizBar } from './quiz-bar.tsx'
import styles from './quiz-loading.module.css'
import bar from './quiz-top-bar.module.css'

type QuizLoadingProps = { exam: string; subject: string; chapter: string }

/** The shapes of a question and four options, where they will appear. */
export function QuizLoading({ exam, subject, chapter }: QuizLoadingProps) {
  const m = useMessages('quiz')
  const chapterTitle = useChapterTitle()
  return (
    <div className={styles.screen}>
      <QuizBar
        exam={exam}
        subject={subject}
        chapter={chapterTitle(chapter)}
        progress={0}
        leave={
          <Link
            className={bar.button}
            href={paths.chapters}
            state={{ testType: exam, subject }}
            replace
            aria-label={m.leave.open}
          >
            <Icon of={X} size={24} />
          </Link>
        }
      />
      <main id="main" className={styles.column} aria-busy="true">
        <p className={styles.loading} role="status">
          <span className={styles.bubbles}>
            <Bubbles />
          </span>
          {m.loading}
        </p>
        <Skeleton count={3} />
        <Skeleton shape="block" count={4} />
      </main>
    </div>
  )
}
