// What the browser gets where the code imports react (record 0035). Plain JavaScript, for the types are React's.
import { options } from 'preact'
import { useState } from 'preact/hooks'

export * from 'preact/compat'
export { default } from 'preact/compat'

let ids = 0

/** Preact counts anew in what was suspended, so that two elements of a page would have one id. */
export const useId = () => useState(() => `id-${++ids}`)[0]

let runEffects = () => undefined

/** Effects run after the next frame; a hidden page has none, and waits a moment. */
options.requestAnimationFrame = (run) => {
  runEffects = run
  const done = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    setTimeout(run)
  }
  const timer = setTimeout(done, 35)
  const frame = requestAnimationFrame(done)
}

// As in React, they have run before the user does anything else: a button must not send what stood there a frame ago.
for (const type of ['pointerdown', 'click', 'keydown', 'keyup', 'input', 'change', 'submit'])
  addEventListener(type, () => runEffects(), { capture: true })
