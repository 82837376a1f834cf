import type { Computed } from '../../tools/mathematics/computed.ts'
import { computed as projectionsAndVectorProducts } from './vector-algebra/projections-and-vector-products.ts'
import { computed as sumsAndScalarProducts } from './vector-algebra/sums-and-scalar-products.ts'

export const computed: Computed = { ...sumsAndScalarProducts, ...projectionsAndVectorProducts }
