import type { PreviewInput, TestPreview } from '@vikalp/contract/mocks/tests'
import { useState } from 'react'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { previewTest } from '../tests.api.ts'
import { type Draft, previewOf } from './draft.ts'

type Exchange = { place: number; questions: Pick<PreviewInput, 'questionIds' | 'swap'> }

/** Puts another question in the place of one: the next that fits, or the one that was picked. */
export function useExchange(
  draft: Draft,
  { questions }: TestPreview,
  change: (changes: Partial<Draft>) => void,
) {
  const m = useMessages('tests').make
  const problems = useMessages('problems')
  const toast = useToast()
  const [at, setAt] = useState<number>()
  const ids = questions.map(({ questionId }) => questionId)
  const exchanging = useChange('draftTest', {
    mutationFn: (exchange: Exchange) =>
      previewTest({
        params: { classId: draft.classId },
        body: { ...previewOf(draft), ...exchange.questions, swapped: [...draft.swapped] },
      }),
    onSuccess: (preview, { place }) => {
      const out = questions[place]
      if (preview.missing.length > 0) toast({ text: m.noOther })
      else change({ preview, swapped: [...draft.swapped, ...(out ? [out.questionId] : [])] })
    },
    onError: (error) => toast({ text: problemText(problems, 'other', error) }),
    onSettled: () => setAt(undefined),
  })
  const start = (exchange: Exchange) => {
    if (at !== undefined) return
    setAt(exchange.place)
    exchanging.mutate(exchange)
  }
  return {
    /** The place that is being exchanged. */
    at,
    swap: (place: number) => start({ place, questions: { questionIds: ids, swap: place } }),
    put: (place: number, questionId: string) =>
      start({ place, questions: { questionIds: ids.map((id, i) => (i === place ? questionId : id)) } }),
  }
}
