import { Download } from 'lucide'
import { useChange } from '#platform/api/use-change.ts'
import { csvOf } from '#platform/files/csv.ts'
import { csvType, download, xlsxType } from '#platform/files/download.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { readResults } from '../school.api.ts'
import { resultTable } from './result-table.ts'

const kinds = ['xlsx', 'csv'] as const

/** The results of a class as a table to take away. */
export function ResultButtons({ name }: { name: string }) {
  const { classes: m, results } = useMessages('school')
  const problems = useMessages('problems')
  const { subjectName } = useNames()
  const toast = useToast()
  const take = useChange('roster', {
    mutationFn: async (kind: (typeof kinds)[number]) => {
      const [read, { xlsxOf }] = await Promise.all([
        readResults({ query: { class: name } }),
        import('#platform/files/xlsx.ts'),
      ])
      const table = resultTable(read, { ...results, of: (subject) => results.of(subjectName(subject)) })
      if (kind === 'csv') download(m.resultsFile(name, kind), csvOf(table), csvType)
      else download(m.resultsFile(name, kind), xlsxOf(name, table), xlsxType)
    },
    onError: (error) => toast({ text: `${m.resultsFailed} ${problemText(problems, 'other', error)}` }),
  })
  return kinds.map((kind) => (
    <Button
      key={kind}
      kind="text"
      flush
      icon={<Icon of={Download} />}
      aria-label={m.resultsOf(name, kind.toUpperCase())}
      busy={take.isPending && take.variables === kind}
      onClick={() => take.mutate(kind)}
    >
      {kind.toUpperCase()}
    </Button>
  ))
}
