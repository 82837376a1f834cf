type Page = { page: number; pageSize: number; total: number }

/** The number of the page after this one; undefined after the last. */
export const nextPage = ({ page, pageSize, total }: Page): number | undefined =>
  page * pageSize < total ? page + 1 : undefined
