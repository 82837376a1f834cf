import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onDismiss } from './on-dismiss.ts'

/** An open dialog; `refuses` keeps it open, as a form does that asks first. */
function openDialog({ refuses = false } = {}) {
  const events = new EventTarget()
  const dialog = Object.assign(Object.create(null), {
    open: true,
    asked: 0,
    addEventListener: events.addEventListener.bind(events),
    showModal: () => {
      dialog.open = true
    },
    /** What happens to the dialog, or to a part of it, comes to its listeners. */
    happens: (name: string, { on = dialog, cancelable = false } = {}) => {
      const event = new Event(name, { cancelable })
      Object.defineProperty(event, 'target', { value: on })
      events.dispatchEvent(event)
      return event
    },
    stop: () => {},
  })
  dialog.stop = onDismiss(dialog, () => {
    dialog.asked += 1
    return !refuses
  })
  Object.assign(globalThis, { document: { querySelectorAll: () => [dialog].filter(({ open }) => !open) } })
  return dialog
}

const field = new EventTarget()

test('Escape asks once, and the browser does not close the dialog itself', () => {
  const dialog = openDialog()
  assert.equal(dialog.happens('cancel', { cancelable: true }).defaultPrevented, true)
  assert.equal(dialog.asked, 1)
})

test('a press outside asks; one that began in a field, or a click on a part, does not', () => {
  const dialog = openDialog()
  dialog.happens('pointerdown', { on: field })
  dialog.happens('click')
  dialog.happens('click', { on: field })
  assert.equal(dialog.asked, 0)
  dialog.happens('pointerdown')
  dialog.happens('click')
  assert.equal(dialog.asked, 1)
})

test('a dialog that the browser closed asks then, not before, and opens again if it may not close', () => {
  for (const refuses of [false, true]) {
    const dialog = openDialog({ refuses })
    dialog.happens('cancel')
    assert.equal(dialog.asked, 0)
    dialog.open = false
    dialog.happens('close')
    assert.deepEqual([dialog.asked, dialog.open], [1, refuses])
  }
})

test('the close of a dialog that is open again by then was not meant', () => {
  const dialog = openDialog()
  dialog.happens('close')
  assert.equal(dialog.asked, 0)
})

test('of two dialogs that the browser closed the one below opens again', () => {
  const [below, above] = [openDialog(), openDialog()]
  const both = [below, above]
  Object.assign(globalThis, { document: { querySelectorAll: () => both.filter(({ open }) => !open) } })
  for (const dialog of both) dialog.open = false
  above.happens('close')
  assert.deepEqual([above.open, below.open], [false, true])
  assert.deepEqual([above.asked, below.asked], [1, 0])
})

test('nobody is asked once the dialog has gone', () => {
  const dialog = openDialog()
  dialog.stop()
  dialog.open = false
  dialog.happens('close')
  assert.equal(dialog.asked, 0)
})
