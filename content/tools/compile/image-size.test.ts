import assert from 'node:assert/strict'
import test from 'node:test'
import { imageSize } from './image-size.ts'

const webp = (kind: string, body: number[]) =>
  Buffer.concat([Buffer.from(`RIFF0000WEBP${kind}0000`, 'latin1'), Buffer.from(body), Buffer.alloc(20)])

test('an SVG has its size in its attributes or its view box', () => {
  assert.deepEqual(imageSize('a.svg', Buffer.from('<svg width="300" height="200"></svg>')), {
    width: 300,
    height: 200,
  })
  assert.deepEqual(imageSize('a.svg', Buffer.from('<svg viewBox="0 0 120 80"></svg>')), {
    width: 120,
    height: 80,
  })
})

test('the size of each kind of WebP is read', () => {
  assert.deepEqual(imageSize('a.webp', webp('VP8X', [0, 0, 0, 0, 99, 0, 0, 49, 0, 0])), {
    width: 100,
    height: 50,
  })
  assert.deepEqual(imageSize('a.webp', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 100, 0, 50, 0])), {
    width: 100,
    height: 50,
  })
  const bits = 99 | (49 << 14)
  assert.deepEqual(imageSize('a.webp', webp('VP8L', [0x2f, bits & 255, (bits >> 8) & 255, bits >> 16, 0])), {
    width: 100,
    height: 50,
  })
})

test('a picture without a size is rejected', () => {
  for (const source of [
    '<svg></svg>',
    '<svg width="0" height="5">',
    '<svg width="5" height="0">',
    '<svg width="5">',
  ])
    assert.throws(() => imageSize('a.svg', Buffer.from(source)), /a\.svg does not say how large it is/)
  const short = Buffer.from('RIFF0000WEBPVP8X0000', 'latin1')
  const foreign = Buffer.from(webp('VP8X', [0, 0, 0, 0, 99, 0, 0, 49, 0, 0])).fill('X', 8, 12)
  for (const bytes of [short, foreign, webp('VP9 ', [1, 2, 3])])
    assert.throws(() => imageSize('a.webp', bytes), /a\.webp does not say how large it is/)
})

test('the largest of each kind of WebP fits, and a fraction of a pixel is rounded', () => {
  const most = [0xff, 0xff]
  const whole = (width: number, height: number): object => ({ width, height })
  const [plain, lossless] = [webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...most, ...most]), [...most, ...most]]
  assert.deepEqual(imageSize('a.webp', plain), whole(16_383, 16_383))
  assert.deepEqual(imageSize('a.webp', webp('VP8L', [0x2f, ...lossless])), whole(16_384, 16_384))
  assert.deepEqual(imageSize('a.svg', Buffer.from('<svg width="300.6px" height="20.4px">')), whole(301, 20))
})
