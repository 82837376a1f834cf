import { expect, test } from './engine-test.ts'

/** How many pixels of each of the first six drawings are painted, and whether any two look alike. */
async function paintDrawings(): Promise<{ painted: number[]; different: number }> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main li img')].slice(0, 6)
  const pictures = await Promise.all(
    images.map(async (image) => {
      image.loading = 'eager'
      await image.decode()
      const paper = Object.assign(document.createElement('canvas'), { width: 80, height: 80 }).getContext(
        '2d',
      )
      paper?.drawImage(image, 0, 0, 80, 80)
      return paper?.getImageData(0, 0, 80, 80).data ?? new Uint8ClampedArray()
    }),
  )
  return {
    painted: pictures.map((pixels) => pixels.filter((value, index) => index % 4 === 3 && value > 0).length),
    different: new Set(pictures.map((pixels) => pixels.join())).size,
  }
}

test('each chapter shows its view of the drawings', async ({ student }) => {
  await student.open('/chapters')
  await student.seesAll('heading', undefined, 21)
  // At first WebKit sometimes draws one view on every canvas, though not on the screen.
  await expect(async () => {
    const { painted, different } = await student.call(paintDrawings)
    for (const pixels of painted) expect(pixels).toBeGreaterThan(400)
    for (const pixels of painted) expect(pixels).toBeLessThan(6000)
    expect(different).toBe(6)
  }).toPass()
})
