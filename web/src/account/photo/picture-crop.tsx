import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { adjust, type Crop, mostZoom } from './crop.ts'
import { drawSquare } from './picture.ts'
import styles from './picture-crop.module.css'

type PictureCropProps = {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
}

const canvasEdge = 512
const step = 0.05
const steps: Record<string, { byX?: number; byY?: number }> = {
  ArrowLeft: { byX: -step },
  ArrowRight: { byX: step },
  ArrowUp: { byY: -step },
  ArrowDown: { byY: step },
}

/** The square that will be cut out: dragged or moved with the arrow keys, and brought closer with a slider. */
export function PictureCrop({ picture, crop, onCrop }: PictureCropProps) {
  const m = useMessages('photo')
  const canvas = useRef<HTMLCanvasElement>(null)
  const grabbed = useRef<{ clientX: number; clientY: number; crop: Crop }>(null)
  const hintId = useId()
  useLayoutEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop)
  }, [picture, crop])

  function grab({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>): void {
    currentTarget.setPointerCapture(pointerId)
    grabbed.current = { clientX, clientY, crop }
  }

  /** The picture follows the finger, so the square moves the other way. */
  function drag({ currentTarget, buttons, clientX, clientY }: PointerEvent<HTMLButtonElement>): void {
    const start = grabbed.current
    if (buttons === 0 || !start) return
    const edge = currentTarget.clientWidth
    const by = { byX: (start.clientX - clientX) / edge, byY: (start.clientY - clientY) / edge }
    onCrop(adjust(picture, start.crop, by))
  }

  function move(event: KeyboardEvent): void {
    const change = steps[event.key]
    if (!change) return
    event.preventDefault()
    onCrop(adjust(picture, crop, change))
  }

  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.picture}
        aria-label={m.picture}
        aria-describedby={hintId}
        onPointerDown={grab}
        onPointerMove={drag}
        onKeyDown={move}
      >
        <canvas ref={canvas} width={canvasEdge} height={canvasEdge} />
      </button>
      <p id={hintId} className={styles.hint}>
        {m.move}
      </p>
      <label className={styles.zoom}>
        {m.zoom}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => onCrop(adjust(picture, crop, { zoom: Number(target.value) }))}
        />
      </label>
    </div>
  )
}
