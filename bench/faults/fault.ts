/** What one fault did to the service. */
export type Row = {
  /** Submits that were answered with a result. */
  acknowledged: number
  /** Of them, those that could not be fetched again as they were. */
  lost: number
  /** Attempts that count more than once. */
  doubled: number
  /** Answers of 500 and above other than 503. */
  serverErrors: number
  /** The longest time in which nothing that needs the database was answered well. */
  longestAwayMs: number
  /** Whether the service came back without a person, and the server itself where it was to survive. */
  isBack: boolean
  /** What else was promised and not kept, with how often. */
  breaches: readonly string[]
}

/** The row of a fault that this machine does not allow. */
export class Skipped extends Error {}

export type Fault = {
  name: string
  /** What is done, under the load of students who take quizzes. */
  does: string
  /** What must hold besides: nothing lost, nothing doubled, no 5xx but 503, and it comes back. */
  criterion: string
  /** Quick runs repeat less. */
  run(isQuick: boolean): Promise<Row>
}

export const passes = ({ lost, doubled, serverErrors, isBack, breaches }: Row): boolean =>
  lost === 0 && doubled === 0 && serverErrors === 0 && isBack && breaches.length === 0
