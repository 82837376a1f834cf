import type { QuestionBank } from './question-bank.ts'

/** Works something out of the bank once for each key, and keeps it as long as the bank, which never changes. */
export function oncePerBank<Made, Key = void>(
  make: (bank: QuestionBank, key: Key) => Made,
): (bank: QuestionBank, key: Key) => Made {
  const known = new WeakMap<QuestionBank, Map<Key, { made: Made }>>()
  return (bank, key) => {
    const ofBank = known.get(bank) ?? new Map<Key, { made: Made }>()
    known.set(bank, ofBank)
    const found = ofBank.get(key) ?? { made: make(bank, key) }
    ofBank.set(key, found)
    return found.made
  }
}
