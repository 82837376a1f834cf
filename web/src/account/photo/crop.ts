export type Size = { width: number; height: number }

/** A square of a picture: its centre in shares of width and height, and how much closer it is than the largest one. */
export type Crop = { x: number; y: number; zoom: number }

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const mostZoom = 4

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const edge = Math.min(width, height) / zoom
  return { left: x * width - edge / 2, top: y * height - edge / 2, edge }
}

/** Moved by shares of its own edge, or zoomed; it never leaves the picture. */
export function adjust(size: Size, crop: Crop, change: { byX?: number; byY?: number; zoom?: number }): Crop {
  const { byX = 0, byY = 0, zoom = crop.zoom } = change
  const edge = Math.min(size.width, size.height) / zoom
  return {
    x: inside(crop.x + (byX * edge) / size.width, edge / size.width / 2),
    y: inside(crop.y + (byY * edge) / size.height, edge / size.height / 2),
    zoom,
  }
}

const inside = (centre: number, half: number): number => Math.min(Math.max(centre, half), 1 - half)
