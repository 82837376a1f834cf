import { isWordOf, type PracticeMode, practiceModes } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { deviceStore } from '#platform/device-store.ts'

type QuizKind = 'usual' | PracticeMode

/** The quiz of the chapter, and practice that adapts to the student. */
export const quizKinds: readonly QuizKind[] = ['usual', ...practiceModes]

const name = 'quizKind'
const isMode = (value: unknown): value is PracticeMode => isWordOf(practiceModes, value)

/** The kind chosen last on this device. */
export function useQuizKind(): [kind: QuizKind, choose: (kind: QuizKind) => void] {
  const [kind, setKind] = useState<QuizKind>(() => deviceStore.read(name, isMode) ?? 'usual')
  const choose = (chosen: QuizKind) => {
    setKind(chosen)
    deviceStore.write(name, chosen)
  }
  return [kind, choose]
}
