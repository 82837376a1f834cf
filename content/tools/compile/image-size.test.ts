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
  assert.throws(() => imageSize('a.svg', Buffer.from('<svg></svg>')), /a\.svg/)
})
