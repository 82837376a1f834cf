import type { ChapterEntry } from '@vikalp/contract/catalogue'
import type { Call, Client } from '../overload/client.ts'
import { quizIn, startOf, submitOf } from '../overload/practice.ts'

const places = [
  { exam: 'NEET', subject: 'Physics' },
  { exam: 'NEET', subject: 'Chemistry' },
  { exam: 'NEET', subject: 'Biology' },
]
const count = 10

/** The calls of a quiz as a student's page makes them: the chapters, the start, the submit and the result. */
export async function takeWholeAttempt(client: Client, token: string, turn: number): Promise<void> {
  const text = async (call: Omit<Call, 'token'>): Promise<string> => {
    const reply = await client.call({ ...call, token })
    if (reply.status !== 200) throw new Error(`${call.path} answered ${reply.status}: ${reply.text}`)
    return reply.text
  }
  const { exam, subject } = places[turn % places.length] ?? { exam: '', subject: '' }
  const query = new URLSearchParams({ exam, subject })
  const listed = await text({ method: 'GET', path: `/api/quiz/chapters?${query}` })
  const { data: chapters } = JSON.parse(listed) as { data: ChapterEntry[] } // as the contract says
  const chapter = chapters[Math.floor(turn / places.length) % chapters.length]?.key ?? ''
  const started = await text(startOf({ exam, subject, chapters: [chapter], count }))
  const submitted = await text(submitOf(quizIn(started)))
  await text({ method: 'GET', path: `/api/quiz/result/${/"attemptId":"([^"]+)"/.exec(submitted)?.[1]}` })
}
