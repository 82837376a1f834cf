import { quizLimits } from '@vikalp/domain/limits'
import { useState } from 'react'
import { deviceStore } from '#platform/device-store.ts'

const { min, usual, max } = quizLimits.questions

/** How many questions a student may ask for on the list of chapters. */
export const quizLengths: readonly number[] = [min, usual, 20, 30, max]

const name = 'quizLength'
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The length chosen last on this device. */
export function useQuizLength(): [length: number, choose: (length: number) => void] {
  const [length, setLength] = useState(() => {
    const chosen = deviceStore.read(name, isNumber)
    return quizLengths.find((offered) => offered === chosen) ?? usual
  })
  const choose = (chosen: number) => {
    setLength(chosen)
    deviceStore.write(name, chosen)
  }
  return [length, choose]
}
