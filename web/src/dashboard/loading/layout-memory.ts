import { deviceStore } from '#platform/device-store.ts'

/** Where a card was, in pixels from the top left of the column. */
export type Box = { left: number; top: number; width: number; height: number }

/** The cards of a dashboard as they were last seen, in a window of this width. */
type Layout = { window: number; boxes: readonly Box[] }

/** Which dashboard: its heights depend on the person, so every one has its own on the device. */
const nameOf = (view: string) => `layout:${view}`

const isBox = (value: unknown): value is Box =>
  typeof value === 'object' &&
  value !== null &&
  ['left', 'top', 'width', 'height'].every((name) => Number.isFinite(Reflect.get(value, name)))

const isLayout = (value: unknown): value is Layout =>
  typeof value === 'object' &&
  value !== null &&
  'window' in value &&
  'boxes' in value &&
  Array.isArray(value.boxes) &&
  value.boxes.every(isBox)

/** The boxes to draw while the dashboard loads; none when it was not seen yet, or in another window. */
export function rememberedBoxes(view: string): readonly Box[] {
  const layout = deviceStore.read(nameOf(view), isLayout)
  return layout?.window === innerWidth ? layout.boxes : []
}

const mostBoxes = 8

/** A card, or the cards of a row, of what is seen without much scrolling. */
export function rememberBoxes(view: string, column: Element): void {
  const origin = column.getBoundingClientRect()
  const cards = [...column.children].flatMap((part) =>
    part.matches('section, a, nav') ? [part] : [...part.children],
  )
  const boxes = cards.slice(0, mostBoxes).map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    return { left: Math.max(0, left - origin.left), top: top - origin.top, width, height }
  })
  deviceStore.write(nameOf(view), { window: innerWidth, boxes } satisfies Layout)
}
