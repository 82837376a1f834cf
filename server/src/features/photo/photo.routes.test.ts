import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import type { StudentsPage, TeacherProfile } from '@vikalp/contract/teacher-profile'
import { photoLimits } from '@vikalp/domain/limits'
import sharp from 'sharp'
import { type Person, signUpPerson } from '#testing/fill-classroom.ts'
import { addClass, employ, enrol } from '#testing/roster.ts'
import { dataOf, errorOf, rowsOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
let house: Person
let teacher: Person
let pupil: Person
before(async () => {
  server = await testApp()
  house = await signUpPerson(server, 'institute', 'Sardar Vidya Institute')
  teacher = await signUpPerson(server, 'teacher', 'Meera Trivedi')
  pupil = await signUpPerson(server, 'student', 'Asha Patel')
  await employ(server.db, house.id, teacher.id)
  await enrol(server.db, await addClass(server.db, teacher.id), pupil.id)
})
after(() => server.close())

const squareOf = async (background: string, format: 'jpeg' | 'webp' = 'jpeg'): Promise<string> => {
  const image = sharp({ create: { width: 512, height: 512, channels: 3, background } })
  return (await image.toFormat(format).toBuffer()).toString('base64')
}
const send = ({ token }: Person, picture: string) =>
  server.call('PUT', '/api/accounts/photo', { token, body: { picture } })
async function save(person: Person, background: string): Promise<string> {
  const { status, body } = await send(person, await squareOf(background))
  assert.equal(status, 200, JSON.stringify(body))
  return dataOf<{ photo: string }>(body).photo
}
const read = async <T>({ token }: Person, url: string): Promise<T> =>
  dataOf<T>((await server.call('GET', url, { token })).body)
const fetchPhoto = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers })

test('a teacher’s photo is shown to the teacher and the institute, and can be replaced and removed', async () => {
  const first = await save(teacher, '#ff0000')
  assert.match(first, /^\/api\/photos\/[0-9a-f-]{36}$/)
  const shown = async () => [
    (await read<TeacherProfile>(teacher, '/api/profiles/teacher')).photo,
    (await read<InstituteProfile>(house, '/api/profiles/institute')).faculty[0]?.photo,
  ]
  assert.deepEqual(await shown(), [first, first])
  const second = await save(teacher, '#00ff00')
  assert.notEqual(second, first)
  assert.deepEqual(await shown(), [second, second])
  assert.equal((await fetchPhoto(first)).statusCode, 404, 'the address of the old one is void')
  assert.equal((await server.call('DELETE', '/api/accounts/photo', { token: teacher.token })).status, 204)
  assert.deepEqual(await shown(), [null, null])
  assert.equal((await fetchPhoto(second)).statusCode, 404)
  assert.equal((await server.call('DELETE', '/api/accounts/photo', { token: teacher.token })).status, 204)
})

test('the photo of an institute stands in its own profile', async () => {
  const photo = await save(house, '#0000ff')
  assert.equal((await read<InstituteProfile>(house, '/api/profiles/institute')).photo, photo)
})

test('an address serves a WebP that only the browser of the reader keeps, and not twice', async () => {
  const photo = await save(teacher, '#ff0000')
  const { statusCode, headers, rawPayload } = await fetchPhoto(photo)
  assert.deepEqual(
    [statusCode, headers['content-type'], headers['cache-control'], headers['x-content-type-options']],
    [200, 'image/webp', 'private, max-age=3600', 'nosniff'],
  )
  assert.ok(rawPayload.length <= photoLimits.bytes)
  const { format, width, height } = await sharp(rawPayload).metadata()
  assert.deepEqual([format, width, height], ['webp', 256, 256])
  const again = await fetchPhoto(photo, { 'if-none-match': String(headers.etag) })
  assert.deepEqual([again.statusCode, again.rawPayload.length], [304, 0])
})

test('no other address serves anything', async () => {
  for (const id of [teacher.id, '0197f3c2-1111-7abc-8def-00000000ffff', '1', "' OR 1=1 --", '..%2f'])
    assert.equal((await fetchPhoto(`/api/photos/${encodeURIComponent(id)}`)).statusCode, 404, id)
})

test('who guesses addresses is stopped', async () => {
  const statuses: number[] = []
  for (let n = 0; n <= 600; n++)
    statuses.push(
      (
        await server.app.inject({
          url: '/api/photos/0197f3c2-1111-7abc-8def-00000000ffff',
          remoteAddress: '10.1.1.1',
        })
      ).statusCode,
    )
  assert.deepEqual([statuses.indexOf(429), statuses.at(-1)], [600, 429])
})

test('a student has no photo but a drawing, which teachers and institutes see', async () => {
  assert.equal((await send(pupil, await squareOf('#ff0000'))).status, 403)
  const choose = async (avatar: string | null) => {
    const reply = await server.call('PUT', '/api/accounts/avatar', { token: pupil.token, body: { avatar } })
    assert.equal(reply.status, 200)
    return dataOf<{ photo: string | null }>(reply.body).photo
  }
  const shown = async () => [
    (await read<StudentProfile>(pupil, '/api/profiles/student')).photo,
    (await read<StudentProfile>(teacher, `/api/profiles/student/${pupil.id}`)).photo,
    (await read<StudentProfile>(house, `/api/profiles/student/${pupil.id}`)).photo,
    (await read<StudentsPage>(teacher, '/api/profiles/teacher/students')).students[0]?.photo,
  ]
  assert.deepEqual(await shown(), [null, null, null, null])
  const fern = '/avatars/fern.svg'
  assert.equal(await choose('fern'), fern)
  assert.deepEqual(await shown(), [fern, fern, fern, fern])
  // Saving the details does not touch it, nor does it touch them.
  const body = { grade: 'Class 12', phone: null, parentContact: null, address: 'Anand' }
  await server.call('PUT', '/api/profiles/student', { token: pupil.token, body })
  assert.equal(await choose('moon'), '/avatars/moon.svg')
  const { details } = await read<StudentProfile>(pupil, '/api/profiles/student')
  assert.deepEqual(details, body)
  assert.equal(await choose(null), null)
  assert.deepEqual(await shown(), [null, null, null, null])
})

test('what is no picture is refused at its field, and the photo stays', async () => {
  const photo = await save(teacher, '#ff0000')
  const text = Buffer.from('no picture').toString('base64')
  for (const picture of [text, 'not base64!', '', 'A'.repeat(photoLimits.base64 + 4)]) {
    const { status, body } = await send(teacher, picture)
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(errorOf(body).fields ?? {}), ['picture'])
  }
  assert.equal((await send(teacher, 'A'.repeat(photoLimits.request))).status, 413)
  assert.equal((await read<TeacherProfile>(teacher, '/api/profiles/teacher')).photo, photo)
})

test('a demo account, which everybody may use, takes no photo', async () => {
  const demo = await signUpPerson(server, 'teacher', 'Demo Teacher', 'demo')
  assert.equal((await send(demo, await squareOf('#ff0000'))).status, 403)
  assert.equal(await rowsOf(server.databases.demo, 'photos'), 0)
})

test('a photo goes with its owner, and is not shown for a student', async () => {
  const person = await signUpPerson(server, 'teacher', 'Brief Teacher')
  const photo = await save(person, '#ff0000')
  const run = (name: string, text: string) =>
    server.db.run({ name: `test.${name}`, text, parameters: ['id'] }, { id: person.id })
  await run('role', "UPDATE users SET role = 'student' WHERE id = $1")
  assert.equal((await fetchPhoto(photo)).statusCode, 404)
  await run('back', "UPDATE users SET role = 'teacher' WHERE id = $1")
  assert.equal((await fetchPhoto(photo)).statusCode, 200)
  await run('erase', 'DELETE FROM users WHERE id = $1')
  assert.equal((await fetchPhoto(photo)).statusCode, 404)
})
