import { arrow } from '../basics/arrow.ts'
import { join } from '../basics/element.ts'
import { tickSize } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { edgeToward, type TextBox, type TextBoxOptions, textBox } from './text-box.ts'

export type FlowNode = readonly [at: Point, text: string, options?: TextBoxOptions]

/** `from` and `to` name nodes; the label stands beside the middle of the arrow. */
export type FlowLink = readonly [from: string, to: string, label?: string]

/** Boxes with arrows between them: a flow chart, a food web, a pathway. */
export function flow(nodes: Record<string, FlowNode>, links: readonly FlowLink[]): string {
  const boxes = new Map(
    Object.entries(nodes).map(([name, [at, text, options]]): [string, TextBox] => [
      name,
      textBox(at, text, options),
    ]),
  )
  const boxOf = (name: string): TextBox => {
    const box = boxes.get(name)
    if (!box) throw new Error(`the flow has no node ${name}`)
    return box
  }
  const arrows = links.map(([from, to, label]) => {
    const [a, b] = [boxOf(from), boxOf(to)]
    return arrow(edgeToward(a, b.middle), edgeToward(b, a.middle), {
      label: label ? { label, size: tickSize } : undefined,
      labelAt: 'middle',
    })
  })
  return join([arrows, [...boxes.values()]])
}
