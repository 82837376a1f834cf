import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import test from 'node:test'
import { photoLimits } from '@vikalp/domain/limits'
import sharp from 'sharp'
import { Problem } from '#platform/problem.ts'
import { encodePhoto } from './encode-photo.ts'

const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#203bbe' } })
const isRefused = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'invalid_request' && 'picture' in (error.fields ?? {})

test('a photo becomes a WebP of 256 pixels without anything else that was in the file', async () => {
  const secret = 'Sardar Vidya Institute, 22.69 N 72.86 E'
  const sent = await plain(512)
    .withExif({ IFD0: { Artist: secret, Copyright: secret } })
    .jpeg()
    .toBuffer()
  assert.ok(sent.includes(secret))
  const webp = await encodePhoto(sent)
  const { format, width, height, exif, icc, xmp, orientation } = await sharp(webp).metadata()
  assert.deepEqual([format, width, height], ['webp', 256, 256])
  assert.deepEqual([exif, icc, xmp, orientation], [undefined, undefined, undefined, undefined])
  assert.ok(!webp.includes(secret))
})

test('a photo that lies on its side stands up', async () => {
  const half = await sharp({ create: { width: 256, height: 512, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  const sent = await plain(512)
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 }) // its left edge is the top
    .toBuffer()
  const { data, info } = await sharp(await encodePhoto(sent))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
  assert.ok(redAt(128, 20) > 200, 'white above')
  assert.ok(redAt(128, 236) < 80, 'blue below')
})

test('even noise is stored in 40 KB at most', async () => {
  const edge = 512
  const noise = await sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer()
  assert.ok((await encodePhoto(noise)).length <= photoLimits.bytes)
})

test('the first picture of a moving one is taken', async () => {
  const frames = await sharp(randomBytes(128 * 256 * 3), {
    raw: { width: 128, height: 256, channels: 3, pageHeight: 128 },
  })
    .webp()
    .toBuffer()
  assert.equal((await sharp(frames, { animated: true }).metadata()).pages, 2)
  assert.equal((await sharp(await encodePhoto(frames), { animated: true }).metadata()).pages ?? 1, 1)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script></svg>'
for (const [what, file] of [
  ['nothing', async () => Buffer.alloc(0)],
  ['text', async () => Buffer.from('no picture at all')],
  ['an SVG', async () => Buffer.from(svg)],
  ['a PNG', () => plain(128).png().toBuffer()],
  ['a GIF', () => plain(128).gif().toBuffer()],
  [
    'an SVG that begins like a JPEG',
    async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
  ],
  ['half a JPEG', async () => (await plain(512).jpeg().toBuffer()).subarray(0, 400)],
  ['a WebP cut off after its head', async () => (await plain(512).webp().toBuffer()).subarray(0, 24)],
  ['a picture of a few pixels', () => plain(63).webp().toBuffer()],
  ['a picture that is too long', () => plain(1025, 64).webp().toBuffer()],
  ['a bomb: many pixels in few bytes', () => plain(12_000).jpeg().toBuffer()],
] as const)
  test(`${what} is refused`, async () => {
    await assert.rejects(encodePhoto(await file()), isRefused)
  })

test('while photos are drawn the server does other things', async () => {
  const edge = 1024
  const large = await sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
    .jpeg({ quality: 40 })
    .toBuffer()
  let turns = 0
  const count = setInterval(() => turns++, 0)
  await Promise.all(Array.from({ length: 4 }, () => encodePhoto(large)))
  clearInterval(count)
  assert.ok(turns >= 4, `${turns} turns of the event loop`)
})
