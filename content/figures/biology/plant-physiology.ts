import type { Figures } from '../kit/basics/figure.ts'
import { photosynthesis } from './plant-physiology/photosynthesis.ts'
import { respirationAndGrowth } from './plant-physiology/respiration-and-growth.ts'

export const figures: Figures = { ...photosynthesis, ...respirationAndGrowth }
