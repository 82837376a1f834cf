import { loadBank } from '../server/src/question-bank/load-bank.ts'
import { type GrownServer, growServer, pupils } from './growth/grown-server.ts'
import { type Times, timeStaff, timeStudent } from './growth/timed-calls.ts'
import { studentId } from './growth.store.ts'
import { type Measurement, median, percentile, round } from './measurement.ts'

/** Students with 20 attempts each: 10,000 attempts, a little more than 1,000,000 and 10,000,000. */
const few = 500
const many = 50_145
const most = 500_000
const attemptsOfOne = 10_000
const calls = 100

const tooLong = 'it takes long: npm run bench -- --only growth --huge'

/**
 * How much longer do calls take with 1,000,000 attempts in the database than with 10,000? The caller is the same, there
 * is a hundred times more of everybody else. Both servers run, and each call is made on one and then on the other.
 */
export async function measureGrowth({ huge: isHuge = false }: { huge?: boolean }): Promise<Measurement[]> {
  const bank = loadBank()
  const servers: GrownServer[] = []
  const grow = async (...plan: Parameters<typeof growServer>): Promise<GrownServer> => {
    const server = await growServer(...plan)
    servers.push(server)
    return server
  }
  try {
    await grow(bank, { students: few })
    const large = await grow(bank, { students: many, attemptsOfLast: attemptsOfOne })
    if (isHuge) await grow(bank, { students: most })
    const [timesOfFew = [], timesOfMany = [], timesOfMost] = await timeAll(servers)
    const [ofFew, ofMany, ofMost] = [
      medians(timesOfFew),
      medians(timesOfMany),
      timesOfMost && medians(timesOfMost),
    ]
    return [
      ...Object.entries(ofMany).map(([name, ms]) => ({
        name: `${name} with 1,000,000 attempts (ms)`,
        value: round(ms, 1),
      })),
      {
        name: 'next with 1,000,000 attempts, p95 (ms)',
        value: round(
          percentile(
            settled(timesOfMany).map(({ next = Number.NaN }) => next),
            0.95,
          ),
          1,
        ),
      },
      ...compare('1,000,000', ofFew, ofMany),
      ...(ofMost
        ? compare('10,000,000', ofFew, ofMost)
        : Object.keys(ofFew).map((name) => ({ name: ratioOf(name, '10,000,000'), reason: tooLong }))),
      ...(await measureOneStudent(large)),
      ...(await measureLargeStaff(large)),
    ]
  } finally {
    for (const server of servers) await server.close()
  }
}

const ratioOf = (name: string, attempts: string): string => `${name}, ${attempts} to 10,000 attempts (times)`

const compare = (attempts: string, before: Times, after: Times): Measurement[] =>
  Object.entries(before).map(([name, ms]) => ({
    name: ratioOf(name, attempts),
    value: round((after[name] ?? Number.NaN) / ms, 2),
  }))

/** Every call on each server. */
async function timeAll(servers: readonly GrownServer[]): Promise<Times[][]> {
  const times: Times[][] = servers.map(() => [])
  for (let i = 0; i < calls; i++)
    for (const [place, server] of servers.entries()) {
      const token = await server.tokenOf(studentId(1 + (i % pupils)))
      times[place]?.push({
        ...(await timeStudent(server, token)),
        ...(await timeStaff(server, server.small)),
      })
    }
  return times
}

/** The first calls prepare their statements. */
const settled = (times: readonly Times[]): Times[] => times.slice(times.length / 10)

function medians(times: readonly Times[]): Times {
  const names = Object.keys(times[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(settled(times).map((each) => each[name] ?? Number.NaN))]),
  )
}

/** One student with 10,000 attempts beside those who have 20. */
async function measureOneStudent(server: GrownServer): Promise<Measurement[]> {
  const busy = await server.tokenOf(studentId(many + 1))
  const times: { busy: Times[]; others: Times[] } = { busy: [], others: [] }
  for (let i = 0; i < calls; i++) {
    times.busy.push(await timeStudent(server, busy))
    times.others.push(await timeStudent(server, await server.tokenOf(studentId(1 + (i % pupils)))))
  }
  const others = medians(times.others)
  return Object.entries(medians(times.busy)).map(([name, ms]) => ({
    name: `${name} of a student with 10,000 attempts, to one with 20 (times)`,
    value: round(ms / (others[name] ?? Number.NaN), 2),
  }))
}

/** A teacher with 2,000 students and an institute with 50,000. */
async function measureLargeStaff(server: GrownServer): Promise<Measurement[]> {
  if (!server.large) return []
  const times: Times[] = []
  for (let i = 0; i < calls / 4; i++) times.push(await timeStaff(server, server.large))
  const of = medians(times)
  const figures = {
    'teacher dashboard with 2,000 students (ms)': of['teacher dashboard'],
    'student management with 2,000 students (ms)': of['student management'],
    'institute dashboard with 50,000 students (ms)': of['institute dashboard'],
  }
  return Object.entries(figures).map(([name, ms = Number.NaN]) => ({ name, value: round(ms, 1) }))
}
