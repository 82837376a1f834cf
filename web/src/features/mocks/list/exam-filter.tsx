import type { OfferedPaper } from '@vikalp/contract/mocks/papers'
import { type ExamKey, examKeys, isWordOf } from '@vikalp/domain/vocabulary'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { ToggleChips } from '#ui/toggle-chips.tsx'

/** The examination whose papers are shown stands in the address, where a link from its card puts it. */
export function useExamFilter(): [ExamKey | undefined, (exam: ExamKey | undefined) => void] {
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('exam')
  const choose = (exam: ExamKey | undefined) =>
    navigate(exam ? `${paths.mocks}?exam=${exam}` : paths.mocks, { replace: true })
  return [isWordOf(examKeys, asked) ? asked : undefined, choose]
}

export function ExamFilter({ papers }: { papers: readonly OfferedPaper[] }) {
  const m = useMessages('mocks')
  const { examName } = useNames()
  const [chosen, choose] = useExamFilter()
  const offered = examKeys.filter((exam) => papers.some((paper) => paper.exam === exam))
  return (
    <ToggleChips<ExamKey | undefined>
      legend={m.filter}
      chips={[
        { value: undefined, label: m.allExams, isChosen: chosen === undefined },
        ...offered.map((exam) => ({ value: exam, label: examName(exam), isChosen: chosen === exam })),
      ]}
      onChoose={choose}
    />
  )
}
