import type { Db, Queries } from '../platform/db.ts'

/** The same database, and the names of the statements that it was asked through it. */
export function countStatements(db: Db): { db: Db; asked: string[] } {
  const asked: string[] = []
  const counting = (queries: Queries): Queries => ({
    one: (statement, ...rest) => queries.one(noted(statement), ...rest),
    maybeOne: (statement, ...rest) => queries.maybeOne(noted(statement), ...rest),
    many: (statement, ...rest) => queries.many(noted(statement), ...rest),
    run: (statement, ...rest) => queries.run(noted(statement), ...rest),
  })
  const noted = <S extends { name: string }>(statement: S): S => {
    asked.push(statement.name)
    return statement
  }
  const transaction: Db['transaction'] = (work) => db.transaction((tx) => work(counting(tx)))
  return { db: { ...counting(db), transaction, close: db.close }, asked }
}
