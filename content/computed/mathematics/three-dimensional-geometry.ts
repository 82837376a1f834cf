import type { Computed } from '../../tools/mathematics/computed.ts'
import { computed as anglesAndDistances } from './three-dimensional-geometry/angles-and-distances.ts'
import { computed as pointsAndLines } from './three-dimensional-geometry/points-and-lines.ts'

export const computed: Computed = { ...pointsAndLines, ...anglesAndDistances }
