import type { OwnReadiness } from '@vikalp/contract/practice/readiness'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { LinkButton } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'

type Missing = NonNullable<OwnReadiness['missing']>

/** What is still missing, and where it is practised. */
export function NotEnough({ missing }: { missing: Missing }) {
  const m = useMessages('readiness')
  const answers = useMissingAnswers(missing)
  const { share, neededShare } = missing
  return (
    <Panel
      tone="empty"
      title={answers.length > 0 ? m.notEnoughOf(answers) : m.notEnough}
      actions={<LinkButton href={paths.exams}>{m.practise}</LinkButton>}
    >
      {share < neededShare && <p>{m.moreChapters(Math.floor(100 * share), 100 * neededShare)}</p>}
      <p>{m.whyNot}</p>
    </Panel>
  )
}

/** Answers in a subject also count for all; of the whole only what lies beyond the subjects is said. */
function useMissingAnswers({ answers, subjects }: Missing): string[] {
  const m = useMessages('readiness')
  const { subjectName } = useNames()
  const inSubjects = subjects.reduce((sum, subject) => sum + subject.answers, 0)
  const all = answers > inSubjects ? [subjects.length > 0 ? m.moreInAll(answers) : m.more(answers)] : []
  return [...subjects.map((subject) => m.moreIn(subject.answers, subjectName(subject.subject))), ...all]
}
