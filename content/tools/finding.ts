/** E stops the build, W waits for a reviewer, plan shows in the report until the bank is full. */
export type Level = 'E' | 'W' | 'plan'

export type Finding = { level: Level; id: string; check: string; message: string }

/** What a check says about one question (or about a whole chapter, under the chapter's key). */
export type Remark = { id: string; message: string }

export const findingLine = (finding: Finding): string =>
  `${finding.level} ${finding.id} ${finding.check}: ${finding.message}`
