import { createHmac } from 'node:crypto'
import { receiptOf, receiptText } from '@vikalp/domain/sitting/receipt'
import type { MakeReceipt } from './mocks-deps.ts'

export const receipts =
  (secret: string): MakeReceipt =>
  (sittingId, responses) =>
    receiptOf(createHmac('sha256', secret).update(receiptText(sittingId, responses)).digest())
