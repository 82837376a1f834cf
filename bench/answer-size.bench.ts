import { request } from 'node:http'
import { type Measurement, round } from './measurement.ts'
import { withServer } from './running-server.ts'

/** How large is the answer to a start of ten questions for a client that can unpack it? */
export function measureAnswerSize(): Promise<Measurement[]> {
  return withServer(async ({ url, newStudent }) => {
    const token = await newStudent()
    const bytes = await new Promise<number>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-encoding': 'gzip, deflate, br, zstd',
      }
      const asked = request(`${url}/api/quiz/start`, { method: 'POST', headers }, async (reply) => {
        let length = 0
        for await (const chunk of reply) length += chunk.length
        if (reply.statusCode === 200) resolve(length)
        else reject(new Error(`The start answered ${reply.statusCode}`))
      })
      asked.on('error', reject)
      asked.end(JSON.stringify({ exam: 'NEET', subject: 'Physics', chapters: ['kinematics'] }))
    })
    return [{ name: 'answer to a start, as sent (KB)', value: round(bytes / 1024, 1) }]
  })
}
