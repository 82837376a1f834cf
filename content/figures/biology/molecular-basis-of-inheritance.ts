import type { Figures } from '../kit/basics/figure.ts'
import { dnaAndReplication } from './molecular-basis-of-inheritance/dna-and-replication.ts'
import { genesAtWork } from './molecular-basis-of-inheritance/genes-at-work.ts'
import { plates } from './molecular-basis-of-inheritance/plates.ts'

export const figures: Figures = { ...dnaAndReplication, ...genesAtWork, ...plates }
