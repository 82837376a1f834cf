import { request } from 'node:http'
import type { ChapterEntry } from '@vikalp/contract/catalogue'
import { callAs } from '../server/src/testing/real-server.ts'
import { type Measurement, round } from './measurement.ts'
import { withServer } from './running-server.ts'

/** How large is the answer to a start of ten questions for a client that can unpack it? */
export function measureAnswerSize(): Promise<Measurement[]> {
  return withServer(async ({ url, newStudent }) => {
    const token = await newStudent()
    const sizes: number[] = []
    for (const subject of ['Physics', 'Chemistry', 'Biology']) {
      const query = new URLSearchParams({ exam: 'NEET', subject })
      const chapters = await callAs(url, token)<ChapterEntry[]>('GET', `/api/quiz/chapters?${query}`)
      for (const { key } of chapters)
        sizes.push(await bytesOf(url, token, { exam: 'NEET', subject, chapters: [key] }))
    }
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
    return [{ name: 'answer to a start, as sent (KB)', value: round(mean / 1024, 1) }]
  })
}

/** Of the body, as it arrives. */
function bytesOf(url: string, token: string, start: object): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
  }
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/quiz/start`, { method: 'POST', headers }, async (reply) => {
      let length = 0
      for await (const chunk of reply) length += chunk.length
      if (reply.statusCode === 200) resolve(length)
      else reject(new Error(`The start answered ${reply.statusCode}`))
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(start))
  })
}
