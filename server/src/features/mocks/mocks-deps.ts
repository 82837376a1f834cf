import type { Response } from '@vikalp/domain/marking/mark-question'
import type { FeatureDeps } from '#feature-deps.ts'
import type { NumberedForms } from './papers/numbered-forms.ts'

/** By the server's key, so that nobody can make a receipt for answers that were not given. */
export type MakeReceipt = (sittingId: string, responses: readonly Response[]) => string

export type MocksDeps = FeatureDeps & { forms: NumberedForms; receiptFor: MakeReceipt }
