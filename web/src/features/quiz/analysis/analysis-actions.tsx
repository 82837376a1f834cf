import { chapterKey } from '@vikalp/domain/catalogue/chapter-key'
import { BookOpen, Target } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { shareText } from '#ui/share/share-text.ts'
import styles from './analysis-actions.module.css'
import type { Analysis } from './navigation-state.ts'

type AnalysisActionsProps = { analysis: Analysis; state: Record<string, unknown> }

export function AnalysisActions({ analysis, state }: AnalysisActionsProps) {
  const m = useMessages('results').analysis
  const { exam, subject, chapter, quick, practice, error, total, correct } = analysis
  const isGraded = error === undefined
  const missed = total - correct
  const { titles } = useMessages('chapters')
  // What was missed in a mock test comes from several.
  const isChapter = (name: string) => chapterKey(name) in titles
  const names = { examName: exam, subjectName: subject, chapterName: chapter }
  return (
    <div className={styles.actions}>
      <LinkButton
        wide
        icon={<Icon of={BookOpen} size={20} />}
        href={paths.review}
        state={{ ...state, ...names }}
        onPointerDown={() => prefetchScreen('review')}
      >
        {m.review}
      </LinkButton>
      {missed > 0 && isGraded && exam && subject && chapter && typeof state.quizId === 'string' && (
        <LinkButton
          kind="tonal"
          wide
          icon={<Icon of={Target} size={20} />}
          href={paths.quiz}
          state={{ testType: exam, subject, chapter, quick: true, missedIn: state.quizId }}
          onPointerDown={() => prefetchScreen('quiz')}
        >
          {m.practiseMissed(missed)}
        </LinkButton>
      )}
      <div className={styles.quiet}>
        {exam && subject && chapter && isChapter(chapter) && (
          <LinkButton
            kind="text"
            href={paths.quiz}
            state={{ testType: exam, subject, chapter, quick, practice }}
          >
            {m.again}
          </LinkButton>
        )}
        {isGraded && missed > 0 && (
          <LinkButton kind="text" href={paths.mistakes}>
            {m.mistakes}
          </LinkButton>
        )}
        {isGraded && exam && subject && chapter && <Share analysis={analysis} />}
        <LinkButton kind="text" href={paths.landing}>
          {m.home}
        </LinkButton>
      </div>
    </div>
  )
}

function Share({ analysis }: { analysis: Analysis }) {
  const m = useMessages('results').analysis
  const { placeName } = useNames()
  const chapterTitle = useChapterTitle()
  const toast = useToast()
  const { exam = '', subject = '', chapter = '', correct, total } = analysis
  const share = async () => {
    const sentence = m.shared(correct, total, chapterTitle(chapter), placeName(exam, subject))
    const outcome = await shareText(`${sentence} ${location.origin}`, navigator)
    if (outcome === 'copied') toast({ text: m.copied })
    if (outcome === 'failed') toast({ text: m.notCopied })
  }
  return (
    <Button kind="text" onClick={() => void share()}>
      {m.share}
    </Button>
  )
}
