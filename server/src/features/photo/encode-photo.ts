import { photoLimits } from '@vikalp/domain/limits'
import type Sharp from 'sharp'
import { Problem } from '#platform/problem.ts'

let loaded: Promise<typeof Sharp> | undefined

/** With the first photo, as it takes a tenth of the server's memory. */
const loadSharp = (): Promise<typeof Sharp> => {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Only these two decoders exist for us, whatever a file calls itself; each works in a thread of its own pool.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loaded
}

/** The first is used unless the picture gets too large with it. */
const qualities = [82, 60, 35, 15] as const

/** Draws the picture anew, so that nothing else that was in the file is kept: no place, no camera, no text. */
export async function encodePhoto(picture: Buffer): Promise<Buffer> {
  if (!isJpeg(picture) && !isWebp(picture)) throw refused('This is neither a JPEG nor a WebP')
  const sharp = await loadSharp()
  const pixels = await draw(sharp, picture)
  for (const quality of qualities) {
    const webp = await sharp(pixels.data, { raw: pixels.info }).webp({ quality }).toBuffer()
    if (webp.length <= photoLimits.bytes) return webp
  }
  throw refused('This picture cannot be made small enough')
}

const isJpeg = (file: Buffer): boolean => file.subarray(0, 3).toString('hex') === 'ffd8ff'
const isWebp = (file: Buffer): boolean => /^RIFF.{4}WEBP/s.test(file.subarray(0, 12).toString('latin1'))

async function draw(sharp: typeof Sharp, picture: Buffer) {
  const { min, max, stored } = photoLimits.edge
  try {
    const image = sharp(picture, { limitInputPixels: max * max, failOn: 'error' })
    const { width, height } = await image.metadata()
    if (Math.min(width, height) < min || Math.max(width, height) > max)
      throw refused(`Each edge has ${min} to ${max} pixels`)
    return await image
      .autoOrient()
      .resize(stored, stored)
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: 5 })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof Problem) throw error
    throw refused('This picture cannot be read')
  }
}

const refused = (reason: string): Problem =>
  new Problem('invalid_request', 'The picture is refused', { fields: { picture: reason } })
