import type { Figures } from '../kit/basics/figure.ts'
import { animalPlates } from './structural-organisation-in-animals-and-plants/animal-plates.ts'
import { animals } from './structural-organisation-in-animals-and-plants/animals.ts'
import { plantAnatomy } from './structural-organisation-in-animals-and-plants/plant-anatomy.ts'
import { plantOrgans } from './structural-organisation-in-animals-and-plants/plant-organs.ts'
import { plantPlates } from './structural-organisation-in-animals-and-plants/plant-plates.ts'

export const figures: Figures = {
  ...plantOrgans,
  ...plantAnatomy,
  ...animals,
  ...plantPlates,
  ...animalPlates,
}
