import type { Figures } from '../kit/basics/figure.ts'
import { biodiversity } from './ecology-and-environment/biodiversity.ts'
import { ecosystems } from './ecology-and-environment/ecosystems.ts'
import { plates } from './ecology-and-environment/plates.ts'
import { populations } from './ecology-and-environment/populations.ts'

export const figures: Figures = { ...populations, ...ecosystems, ...biodiversity, ...plates }
