import type { Figures } from '../kit/basics/figure.ts'
import { growth } from './plant-physiology/growth.ts'
import { photosynthesis } from './plant-physiology/photosynthesis.ts'
import { plates } from './plant-physiology/plates.ts'
import { respiration } from './plant-physiology/respiration.ts'

export const figures: Figures = { ...photosynthesis, ...respiration, ...growth, ...plates }
