/** A column of figures over the periods. Percentages are bars too; the others are in the table alone. */
export type TrendColumn = {
  name: string
  values: readonly (number | null)[]
  /** How the table writes a value; without it the column is a percentage and a series of the chart. */
  format?: (value: number) => string
}
