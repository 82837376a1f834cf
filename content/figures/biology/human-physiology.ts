import type { Figures } from '../kit/basics/figure.ts'
import { breathingAndBlood } from './human-physiology/breathing-and-blood.ts'
import { circulationAndExcretion } from './human-physiology/circulation-and-excretion.ts'

export const figures: Figures = { ...breathingAndBlood, ...circulationAndExcretion }
