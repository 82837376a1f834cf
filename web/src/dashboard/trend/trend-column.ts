/** A row of figures over the periods. Those in percent are bars; the others stand in the table alone. */
export type TrendColumn = {
  name: string
  values: readonly (number | null)[]
  /** How the table writes a value; without it the column is a percent, and a series of the chart. */
  format?: (value: number) => string
}
