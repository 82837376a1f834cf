import type { Figures } from '../kit/basics/figure.ts'
import { circuits } from './electronic-devices/circuits.ts'
import { gates } from './electronic-devices/gates.ts'
import { graphs } from './electronic-devices/graphs.ts'

export const figures: Figures = { ...circuits, ...gates, ...graphs }
