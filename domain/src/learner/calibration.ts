/** Predictions of a month whose probability lies in one tenth: how many, and sums over them. */
export type TenthOfMonth = {
  month: string
  tenth: number
  answers: number
  predicted: number
  credit: number
  /** Of the squared differences between credit and prediction. */
  squares: number
}

/** Of the papers of a month: how many were taken after a forecast, and how many of them fell into its band. */
export type PapersOfMonth = { month: string; papers: number; inside: number }

/** Fewer predictions say nothing, and only the newest are shown. */
export const calibrationNeeds = { answers: 1_000, newest: 10_000, papers: 30 } as const

export type Errors = {
  /** By how much the predicted shares differ from those that came, on average over the tenths. */
  calibrationError: number
  /** The mean squared difference between a prediction and what came (Brier 1950). */
  brier: number
}

type MonthOfPredictions = Errors & { month: string; answers: number }

/** The months that hold the newest predictions, the newest first, and all of them together. */
export function calibrationOf(tenths: readonly TenthOfMonth[]): {
  answers: number
  whole: Errors | undefined
  months: MonthOfPredictions[]
} {
  const byMonth = [...Map.groupBy(tenths, ({ month }) => month)].toSorted(([a], [b]) => (a < b ? 1 : -1))
  const shown: TenthOfMonth[] = []
  const months: MonthOfPredictions[] = []
  for (const [month, rows] of byMonth) {
    if (countOf(shown) >= calibrationNeeds.newest) break
    shown.push(...rows)
    months.push({ month, answers: countOf(rows), ...errorsOf(rows) })
  }
  const answers = countOf(shown)
  const isEnough = answers >= calibrationNeeds.answers
  return { answers, whole: isEnough ? errorsOf(shown) : undefined, months: isEnough ? months : [] }
}

const countOf = (rows: readonly TenthOfMonth[]): number => rows.reduce((sum, { answers }) => sum + answers, 0)

function errorsOf(rows: readonly TenthOfMonth[]): Errors {
  const answers = countOf(rows)
  const squares = rows.reduce((sum, row) => sum + row.squares, 0)
  const tenths = Map.groupBy(rows, ({ tenth }) => tenth)
  const apart = [...tenths.values()].reduce(
    (sum, alike) => sum + Math.abs(alike.reduce((gap, row) => gap + row.predicted - row.credit, 0)),
    0,
  )
  return { calibrationError: apart / answers, brier: squares / answers }
}

/** The share of papers within their bands; unknown of so few. */
export function coverageOf(months: readonly PapersOfMonth[]): { papers: number; share: number | undefined } {
  const papers = months.reduce((sum, month) => sum + month.papers, 0)
  const inside = months.reduce((sum, month) => sum + month.inside, 0)
  return { papers, share: papers >= calibrationNeeds.papers ? inside / papers : undefined }
}
