import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { wholeCrop } from './crop.ts'
import { drawSquare, encodeSquare, readPicture } from './picture.ts'

/** A browser that decodes every file into a picture of this size. */
function decodeAs(t: TestContext, width: number, height: number): void {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height }) })
  t.after(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'))
}

/** A browser whose canvas writes what it was asked for, and so many characters at each quality. */
function encodeAs(
  t: TestContext,
  lengths: Record<string, number>,
  types = ['image/webp', 'image/jpeg'],
): void {
  const createElement = () => ({
    width: 0,
    height: 0,
    drawn: 'blank',
    getContext() {
      return {
        fillRect: () => {},
        drawImage: () => {
          this.drawn = 'drawn'
        },
      }
    },
    toDataURL(type: string, quality = 1) {
      const head = `${this.drawn} ${this.width}x${this.height} ${type} at ${quality} `
      return `data:${types.includes(type) ? type : 'image/png'};base64,${head.padEnd(lengths[quality] ?? 0, '.')}`
    },
  })
  Object.assign(globalThis, { document: { createElement } })
  t.after(() => Reflect.deleteProperty(globalThis, 'document'))
}

const file = (bytes = 10): File => new File([new Uint8Array(bytes)], 'me.jpg')
const pictureOf = (width: number, height: number) => ({ width, height, close: () => {} })
const sent = (width: number, height: number, zoom = 1): string =>
  encodeSquare(pictureOf(width, height), { ...wholeCrop, zoom }).replace(/\s?\.*$/, '')

test('a picture of 64 pixels is enough, whichever edge is the shorter one', async (t) => {
  decodeAs(t, 64, 400)
  assert.deepEqual(await readPicture(file()), { width: 64, height: 400 })
  decodeAs(t, 400, 63)
  assert.equal(await readPicture(file()), 'tooSmall')
})

test('a file of more than 40 MB is not even read, and what is no picture is said to be none', async (t) => {
  assert.equal(await readPicture(file()), 'unreadable')
  decodeAs(t, 800, 600)
  assert.deepEqual(await readPicture(file(40 * 1024 * 1024)), { width: 800, height: 600 })
  assert.equal(await readPicture(file(40 * 1024 * 1024 + 1)), 'tooLarge')
})

test('what is sent is as large as the square, but never smaller or larger than the server takes', (t) => {
  encodeAs(t, {})
  assert.equal(sent(300, 400), 'drawn 300x300 image/webp at 0.85')
  assert.equal(sent(2000, 3000), 'drawn 512x512 image/webp at 0.85')
  assert.equal(sent(80, 80, 4), 'drawn 64x64 image/webp at 0.85')
})

test('the square of the picture covers the whole canvas, on white', () => {
  const painted: unknown[] = []
  const context = {
    fillStyle: 'black',
    fillRect(...place: number[]) {
      painted.push([this.fillStyle, ...place])
    },
    drawImage: (_: unknown, ...places: number[]) => painted.push(places),
  }
  const canvas = Object.assign(Object.create(null), { width: 128, height: 128, getContext: () => context })
  drawSquare(canvas, pictureOf(300, 400), wholeCrop)
  assert.deepEqual(painted, [
    ['white', 0, 0, 128, 128],
    [0, 50, 300, 300, 0, 0, 128, 128],
  ])
})

test('a browser that writes no WebP sends a JPEG', (t) => {
  encodeAs(t, {}, ['image/jpeg'])
  assert.equal(sent(300, 300), 'drawn 300x300 image/jpeg at 0.85')
})

test('the best quality is sent whose length the server takes, and nothing if there is none', (t) => {
  encodeAs(t, { 0.85: 240_000, 0.6: 100 })
  assert.equal(sent(300, 300), 'drawn 300x300 image/webp at 0.85')
  encodeAs(t, { 0.85: 240_001, 0.6: 240_000, 0.3: 100 })
  assert.equal(sent(300, 300), 'drawn 300x300 image/webp at 0.6')
  encodeAs(t, { 0.85: 240_001, 0.6: 240_001, 0.3: 240_000 })
  assert.equal(sent(300, 300), 'drawn 300x300 image/webp at 0.3')
  encodeAs(t, { 0.85: 240_001, 0.6: 240_001, 0.3: 240_001 })
  assert.equal(sent(300, 300), '')
})
