/** E (error) stops the build, W (warning) waits for a reviewer. */
export type Level = 'E' | 'W'

export type Finding = { level: Level; id: string; check: string; message: string }

/** A check's message about one question, or about a whole chapter under the chapter's key. */
export type Remark = { id: string; message: string }

export const findingLine = (finding: Finding): string =>
  `${finding.level} ${finding.id} ${finding.check}: ${finding.message}`
