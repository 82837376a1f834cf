import type { Figures } from '../kit/basics/figure.ts'
import { breathingAndBlood } from './human-physiology/breathing-and-blood.ts'
import { circulationAndExcretion } from './human-physiology/circulation-and-excretion.ts'
import { hormonesAndDisorders } from './human-physiology/hormones-and-disorders.ts'
import { muscleAndNerve } from './human-physiology/muscle-and-nerve.ts'

export const figures: Figures = {
  ...breathingAndBlood,
  ...circulationAndExcretion,
  ...muscleAndNerve,
  ...hormonesAndDisorders,
}
