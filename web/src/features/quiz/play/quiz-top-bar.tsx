import { ALargeSmall, Grid3x3 } from 'lucide'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './quiz-bar.module.css'
import { QuizBar } from './quiz-bar.tsx'
import { QuizClock } from './quiz-clock.tsx'
import { useQuiz } from './state/quiz-context.tsx'

type QuizTopBarProps = { leave: () => void; read: () => void; showPalette: () => void; timeIsUp: () => void }

export function QuizTopBar({ leave, read, showPalette, timeIsUp }: QuizTopBarProps) {
  const m = useMessages('quiz')
  const chapterTitle = useChapterTitle()
  const { examName, subjectName, chapterName, currentQuestionIndex, questions, allowed } = useQuiz().state
  const place = currentQuestionIndex + 1
  const total = questions.length
  return (
    <QuizBar
      exam={examName}
      subject={subjectName}
      chapter={chapterTitle(chapterName)}
      progress={{ place, total, text: m.progressText(place, total) }}
      leave={leave}
    >
      {allowed !== undefined && <QuizClock onEnd={timeIsUp} />}
      <button type="button" className={styles.button} aria-label={m.reading.title} onClick={read}>
        <Icon of={ALargeSmall} size={24} />
      </button>
      <button
        type="button"
        className={styles.place}
        aria-label={m.palette.open(place, total)}
        onClick={showPalette}
      >
        <Icon of={Grid3x3} size={20} />
        <span>{m.palette.place(place, total)}</span>
      </button>
    </QuizBar>
  )
}
