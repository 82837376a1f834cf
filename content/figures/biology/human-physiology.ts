import type { Figures } from '../kit/basics/figure.ts'
import { breathingAndBlood } from './human-physiology/breathing-and-blood.ts'
import { circulationAndExcretion } from './human-physiology/circulation-and-excretion.ts'
import { hormonesAndDisorders } from './human-physiology/hormones-and-disorders.ts'
import { kidneyAndHeart } from './human-physiology/kidney-and-heart.ts'
import { muscleAndNerve } from './human-physiology/muscle-and-nerve.ts'
import { nervesAndCells } from './human-physiology/nerves-and-cells.ts'

export const figures: Figures = {
  ...nervesAndCells,
  ...kidneyAndHeart,
  ...breathingAndBlood,
  ...circulationAndExcretion,
  ...muscleAndNerve,
  ...hormonesAndDisorders,
}
