import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvType, download } from './download.ts'

test('a file is handed to the browser under its name, and forgotten once it was read', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const files: Blob[] = []
  t.mock.method(URL, 'createObjectURL', (file: Blob) => {
    files.push(file)
    return 'blob:table'
  })
  const forgotten = t.mock.method(URL, 'revokeObjectURL', () => undefined)
  const clicked: unknown[] = []
  const link = { href: '', download: '', click: () => clicked.push([link.href, link.download]) }
  Object.assign(globalThis, { document: { createElement: () => link } })
  t.after(() => Reflect.deleteProperty(globalThis, 'document'))

  download('institute.csv', 'Name\r\n', csvType)
  assert.deepEqual(clicked, [['blob:table', 'institute.csv']])
  assert.deepEqual(await new Response(files[0]).bytes(), new TextEncoder().encode('\uFEFFName\r\n'))
  assert.equal(forgotten.mock.callCount(), 0)
  t.mock.timers.tick(0)
  assert.deepEqual(forgotten.mock.calls[0]?.arguments, ['blob:table'])
})
