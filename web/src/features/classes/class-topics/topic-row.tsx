import type { ClassTopic } from '@vikalp/contract/classes/class-topics'
import { quizLimits } from '@vikalp/domain/limits'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { useChange } from '#platform/api/use-change.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useAnnounce } from '#ui/feedback/live-region.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { setAssignment } from '../assignments/assignments.api.ts'
import { dueAtEndOf } from '../assignments/due-at.ts'
import styles from './class-topics.module.css'

type TopicRowProps = { classId: string; subject: SubjectKey; topic: ClassTopic }

const daysToDo = 7

/** A topic with what its figure is based on; one tap sets its questions for a week, and a second one sets nothing more. */
export function TopicRow({ classId, subject, topic: of }: TopicRowProps) {
  const m = useMessages('classTopics')
  const problems = useMessages('problems')
  const toast = useToast()
  const announce = useAnnounce()
  const chapterTitle = useChapterTitle()
  const { chapter, exam, topic, students, answers, percent, assignmentId, questionIds } = of
  const dueOn = addDays(indianDay(new Date()), daysToDo)
  const assign = useChange('assignment', {
    mutationFn: () =>
      setAssignment({
        params: { classId, assignmentId },
        body: {
          title: topic,
          exam,
          subject,
          chapters: [chapter],
          count: quizLimits.questions.usual,
          questionIds,
          dueAt: dueAtEndOf(dueOn),
        },
      }),
    onSuccess: () => announce(m.assigned(dueOn)),
    onError: (error) => toast({ text: `${m.failedToAssign} ${problemText(problems, 'other', error)}` }),
  })
  const act = m.assign(questionIds.length)
  return (
    <li className={styles.topic}>
      <div>
        <h3>{topic}</h3>
        <p className={styles.note}>
          {chapterTitle(chapter)} · {m.based(students, answers)}
        </p>
        <p>{m.standing(percent)}</p>
      </div>
      <Button
        kind="tonal"
        busy={assign.isPending}
        disabled={assign.isSuccess}
        aria-label={assign.isSuccess ? undefined : m.assignOf(act, topic)}
        onClick={() => assign.mutate()}
      >
        {assign.isSuccess ? m.assigned(dueOn) : act}
      </Button>
    </li>
  )
}
