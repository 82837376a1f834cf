import type { Figures } from '../kit/basics/figure.ts'
import { animals } from './structural-organisation-in-animals-and-plants/animals.ts'
import { plantAnatomy } from './structural-organisation-in-animals-and-plants/plant-anatomy.ts'
import { plantOrgans } from './structural-organisation-in-animals-and-plants/plant-organs.ts'

export const figures: Figures = { ...plantOrgans, ...plantAnatomy, ...animals }
