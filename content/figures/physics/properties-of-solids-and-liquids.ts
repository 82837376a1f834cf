import type { Figures } from '../kit/basics/figure.ts'
import { fluids } from './properties-of-solids-and-liquids/fluids.ts'
import { heat } from './properties-of-solids-and-liquids/heat.ts'
import { solids } from './properties-of-solids-and-liquids/solids.ts'

export const figures: Figures = { ...fluids, ...heat, ...solids }
