import { expect, test } from './engine-test.ts'

/** What a user's own choice of a file does, with a picture that is drawn in the page. */
async function choosePicture(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 600
  const context = canvas.getContext('2d')
  if (!input || !context) throw new Error('There is no field for a file')
  context.fillStyle = '#cd1f2a'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser drew no picture')
  const files = new DataTransfer()
  files.items.add(new File([blob], 'me.png', { type: 'image/png' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Which colour the photo has in its middle, and how wide it is. */
async function readPhoto(): Promise<{ width: number; isRed: boolean }> {
  const photo = document.querySelector<HTMLImageElement>('img[src^="/api/photos/"]')
  if (!photo) return { width: 0, isRed: false }
  await photo.decode()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  context?.drawImage(photo, 0, 0)
  const [red = 0, green = 0] = context?.getImageData(128, 128, 1, 1).data ?? []
  return { width: photo.naturalWidth, isRed: red > 150 && green < 90 }
}

test('a picture of the device becomes a photo', async ({ view, newAccount }) => {
  await view.signIn((await newAccount('teacher')).token)
  await view.open('/teacher')
  await view.tap('button', 'Change photo')
  const sheet = view.inside('dialog', 'Your photo')
  await sheet.sees('button', 'Save')
  await view.call(choosePicture)
  await sheet.sees('button', 'Your picture')
  await sheet.tap('button', 'Save')
  await view.reads('Your photo is saved.')
  await view.lacks('dialog')
  await expect.poll(() => view.call(readPhoto)).toEqual({ width: 256, isRed: true })
})
