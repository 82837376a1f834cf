/** Why marks changed after the first, where no key did and nobody wrote a reason: each is kept with its version. */
export const lateReasons = {
  sent: 'late answers',
  counted: 'late answers count',
  excluded: 'late answers do not count',
} as const
