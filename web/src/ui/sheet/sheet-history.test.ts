import assert from 'node:assert/strict'
import { test } from 'node:test'
import { installHistory } from '#testing/tab-history.ts'

// The screen was reloaded under an open sheet, which is not open any more.
const { history, place, arrived } = installHistory([{ count: 5 }, { count: 5, sheet: true }])
const { addSheet, leaveSheetsFirst } = await import('./sheet-history.ts')

/** Opens a sheet that closes when it is asked; `asked` counts how often. */
function openSheet() {
  const sheet = { asked: 0, close: () => {} }
  sheet.close = addSheet(() => {
    sheet.asked += 1
    sheet.close()
  })
  return sheet
}

test('an entry that was left by a reload is removed', async () => {
  await arrived()
  assert.deepEqual([place(), history.state], [0, { count: 5 }])
})

test('an open sheet has an entry with the state of its screen, which goes with the sheet', async () => {
  const { close } = openSheet()
  await arrived()
  assert.deepEqual([place(), history.state], [1, { count: 5, sheet: true }])
  close()
  await arrived()
  assert.equal(place(), 0)
})

test('one sheet that replaces another takes over its entry', async () => {
  const first = openSheet()
  await arrived()
  first.close()
  const second = openSheet()
  await arrived()
  assert.deepEqual([place(), second.asked], [1, 0])
  second.close()
  await arrived()
  assert.equal(place(), 0)
})

test('a sheet that opens while the entry of the last one is being removed gets its own and stays', async () => {
  openSheet().close()
  const first = openSheet()
  await arrived()
  first.close()
  await Promise.resolve()
  const second = openSheet()
  await arrived()
  assert.deepEqual([place(), second.asked], [1, 0])
  second.close()
  await arrived()
  assert.equal(place(), 0)
})

test('Back closes the topmost sheet alone, and the one below has the entry again', async () => {
  const [below, above] = [openSheet(), openSheet()]
  await arrived()
  assert.equal(place(), 1)
  history.back()
  await arrived()
  assert.deepEqual([below.asked, above.asked, place()], [0, 1, 1])
  history.back()
  await arrived()
  assert.deepEqual([below.asked, above.asked, place()], [1, 1, 0])
})

test('a sheet that goes from below another one takes nothing with it', async () => {
  const [below, above] = [openSheet(), openSheet()]
  await arrived()
  below.close()
  await arrived()
  assert.equal(place(), 1)
  history.back()
  await arrived()
  assert.deepEqual([above.asked, place()], [1, 0])
})

test('a sheet that does not close at Back has its entry again', async () => {
  let asked = 0
  const close = addSheet(() => {
    asked += 1
  })
  await arrived()
  history.back()
  await arrived()
  assert.deepEqual([asked, place()], [1, 1])
  close()
  await arrived()
  assert.equal(place(), 0)
})

test('navigation waits until the entry is removed, and takes no trace of it along', async () => {
  const visits: unknown[] = []
  const visit = (to: string | URL, options?: { state?: unknown }) =>
    visits.push([to, options?.state, place()])
  const sheet = openSheet()
  await arrived()
  leaveSheetsFirst(visit, '/analysis', { state: { count: 5, sheet: true, score: 7 } })
  assert.deepEqual(visits, [])
  await arrived()
  assert.deepEqual(visits, [['/analysis', { count: 5, score: 7 }, 0]])
  assert.equal(sheet.asked, 0)
  assert.equal(place(), 0)

  leaveSheetsFirst(visit, '/exams')
  assert.deepEqual(visits[1], ['/exams', undefined, 0])
})
