import type { QuestionBank } from '../../server/src/question-bank/question-bank.ts'

/** What is answered to a line of input, and what after the last one. */
export type Replay = { line: (input: unknown) => readonly object[]; end: () => readonly object[] }

export type MakeReplay = (bank: QuestionBank, args: readonly string[]) => Replay

/** Feeds text that comes in any pieces to a replay, line by line; empty lines are nothing. */
export async function replayLines(
  replay: Replay,
  lines: AsyncIterable<string> | Iterable<string>,
  write: (text: string) => Promise<void>,
): Promise<void> {
  const writeAll = async (answers: readonly object[]): Promise<void> => {
    if (answers.length > 0) await write(`${answers.map((answer) => JSON.stringify(answer)).join('\n')}\n`)
  }
  let number = 0
  for await (const line of lines) {
    number++
    if (line.trim() === '') continue
    try {
      await writeAll(replay.line(JSON.parse(line)))
    } catch (cause) {
      throw new Error(`line ${number}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  }
  await writeAll(replay.end())
}
