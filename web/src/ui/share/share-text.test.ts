import assert from 'node:assert/strict'
import test from 'node:test'
import { shareText } from './share-text.ts'

type Device = Parameters<typeof shareText>[1]

/** A device that offers only these functions. */
const device = (parts: {
  share?: () => Promise<void>
  writeText?: (text: string) => Promise<void>
}): Device => {
  const { writeText, share } = parts
  return { share, clipboard: writeText && { writeText } } as Device // the only two members in use
}
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

test('a device with a share sheet shares', async () => {
  assert.equal(await shareText('7 of 10', device({ share: async () => {} })), 'shared')
})

test('closing the sheet copies nothing', async () => {
  const copied: string[] = []
  const writeText = async (text: string) => void copied.push(text)
  assert.equal(await shareText('7 of 10', device({ share: refuse('AbortError'), writeText })), 'cancelled')
  assert.deepEqual(copied, [])
})

test('without a share sheet, or when it fails, the text is copied', async () => {
  const copied: string[] = []
  const writeText = async (text: string) => void copied.push(text)
  assert.equal(await shareText('a', device({ writeText })), 'copied')
  assert.equal(await shareText('b', device({ share: refuse('NotAllowedError'), writeText })), 'copied')
  assert.deepEqual(copied, ['a', 'b'])
})

test('a device that can do neither says so', async () => {
  assert.equal(await shareText('a', device({})), 'failed')
  assert.equal(await shareText('a', device({ writeText: refuse('NotAllowedError') })), 'failed')
})
