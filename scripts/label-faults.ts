/**
 * Finds labels that leave the picture, cover each other, or are crossed by a line, in a page with one figure.
 * The function is sent to the browser as text, so it contains everything it needs.
 */
export function labelFaults(): string[] {
  const svg = document.querySelector('svg')
  if (!svg) return ['no figure']
  const frame = svg.getBoundingClientRect()
  const labels = [...svg.querySelectorAll('text')].map((text) => {
    const box = text.getBoundingClientRect()
    // Letters fill about two thirds of the height of their line.
    const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2]
    return { text: text.textContent, left: box.left, right: box.right, top, bottom }
  })
  const paleGrid = 'rgb(228, 232, 240)'
  const faults: string[] = []
  for (const { text, left, right, top, bottom } of labels)
    if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom)
      faults.push(`'${text}' leaves the picture`)
  for (const [index, a] of labels.entries())
    for (const b of labels.slice(index + 1))
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        faults.push(`'${a.text}' and '${b.text}' cover each other`)
  for (const shape of svg.querySelectorAll<SVGGeometryElement>(
    'path,line,polyline,polygon,circle,ellipse,rect',
  )) {
    const matrix = shape.getScreenCTM()
    const { stroke } = getComputedStyle(shape)
    if (!matrix || stroke === 'none' || stroke === paleGrid) continue
    const length = shape.getTotalLength()
    const crossed = new Map<string, number>()
    for (let at = 0; at <= length; at += 2) {
      const { x, y } = shape.getPointAtLength(at).matrixTransform(matrix)
      for (const { text, left, right, top, bottom } of labels) {
        if (x <= left + 1 || x >= right - 1 || y <= top || y >= bottom) continue
        const [seen] = document.elementsFromPoint(x, y).filter((element) => !element.closest('text'))
        if (seen === shape) crossed.set(text, (crossed.get(text) ?? 0) + 1)
      }
    }
    for (const [text, points] of crossed)
      if (points > 2) faults.push(`'${text}' is crossed by a ${shape.tagName}`)
  }
  return faults
}
