/** The highest number plus one, with two digits at least. Roll numbers with letters are ignored. */
export function nextRollNo(taken: readonly string[]): string {
  const numbers = taken.filter((rollNo) => /^\d+$/.test(rollNo)).map(BigInt)
  const highest = numbers.reduce((most, number) => (number > most ? number : most), 0n)
  return String(highest + 1n).padStart(2, '0')
}

/** 1 and 01 are one number to whoever calls the roll. */
export const rollKey = (rollNo: string): string => rollNo.toLowerCase().replace(/^0+(?=.)/, '')

/** The order of a roll call: 9 before 10, A2 before A10. */
export const { compare: compareRollNos } = new Intl.Collator('en', { numeric: true })

export const byRollNo = (one: { rollNo: string }, other: { rollNo: string }): number =>
  compareRollNos(one.rollNo, other.rollNo)
