import type { NextStep } from '@vikalp/contract/student-profile'
import { ArrowRight } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import styles from './next-step-card.module.css'

/** The next step: the weakest topic, with a button to its quiz. Other viewers see only the topic. */
export function NextStepCard({ nextStep, isOwn }: { nextStep: NextStep | null; isOwn: boolean }) {
  const m = useMessages('student').nextStep
  const chapterTitle = useChapterTitle()
  if (!nextStep && !isOwn) return null
  return (
    <section className={styles.card} aria-labelledby="next-step">
      <h2 id="next-step" className={styles.title}>
        {isOwn ? m.title : m.weakest}
      </h2>
      {nextStep ? <Weakest nextStep={nextStep} /> : <p>{m.first}</p>}
      {isOwn && nextStep && (
        <LinkButton
          className={styles.go}
          href={paths.quiz}
          state={{ testType: nextStep.exam, subject: nextStep.subject, chapter: nextStep.chapter }}
          iconEnd={<Icon of={ArrowRight} />}
          aria-label={m.practiseOf(chapterTitle(nextStep.chapter))}
          onPointerDown={() => prefetchScreen('quiz')}
        >
          {m.practise}
        </LinkButton>
      )}
      {isOwn && !nextStep && (
        <LinkButton className={styles.go} href={paths.exams} iconEnd={<Icon of={ArrowRight} />}>
          {m.start}
        </LinkButton>
      )}
      {isOwn && (
        <LinkButton
          className={styles.plan}
          kind="text"
          flush
          href={paths.today}
          onPointerDown={() => prefetchScreen('today')}
        >
          {m.plan}
        </LinkButton>
      )}
    </section>
  )
}

function Weakest({ nextStep: { topic, chapter, correct, answered } }: { nextStep: NextStep }) {
  const m = useMessages('student').nextStep
  const chapterTitle = useChapterTitle()
  return (
    <div>
      <p className={styles.topic}>{m.topic(topic, chapterTitle(chapter))}</p>
      <p>{m.score(correct, answered)}</p>
    </div>
  )
}
