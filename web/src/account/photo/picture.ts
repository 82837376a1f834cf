import { photoLimits } from '@vikalp/domain/limits'
import { type Crop, squareOf } from './crop.ts'

/** More than any camera makes; reading it would only fill the memory of a phone. */
const mostBytes = 40 * 1024 * 1024

/** The chosen file, as it stands upright; what is wrong with it otherwise. */
export async function readPicture(file: File): Promise<ImageBitmap | 'tooLarge' | 'tooSmall' | 'unreadable'> {
  if (file.size > mostBytes) return 'tooLarge'
  try {
    const picture = await createImageBitmap(file)
    return Math.min(picture.width, picture.height) < photoLimits.edge.min ? 'tooSmall' : picture
  } catch {
    return 'unreadable'
  }
}

/** Draws the square of the picture over the whole canvas, on white where the picture is transparent. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, edge } = squareOf(picture, crop)
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height)
}

/** The square as it is sent, in base64: a WebP, or a JPEG where the browser writes no WebP. */
export function encodeSquare(picture: ImageBitmap, crop: Crop): string {
  const { min, sent } = photoLimits.edge
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(sent, Math.max(min, Math.round(squareOf(picture, crop).edge)))
  drawSquare(canvas, picture, crop)
  const type = canvas.toDataURL('image/webp').startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg'
  const encoded = [0.85, 0.6, 0.3].map((quality) => () => canvas.toDataURL(type, quality).split(',')[1] ?? '')
  for (const encode of encoded) {
    const base64 = encode()
    if (base64.length <= photoLimits.base64) return base64
  }
  return ''
}
