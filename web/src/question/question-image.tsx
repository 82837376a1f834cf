import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './question-image.module.css'

type QuestionImageProps = { image: { src: string; width: number; height: number; alt: string } }

/** Its box has its size before the picture loads; a tap enlarges it. */
export function QuestionImage({ image }: QuestionImageProps) {
  const m = useMessages('quiz')
  const { src, width, height, alt } = image
  const [isLarge, setLarge] = useState(false)
  const [isZoomed, setZoomed] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  if (hasFailed)
    return (
      <div className={styles.failed} role="alert">
        <p>{m.imageFailed}</p>
        <p className={styles.alt}>{alt}</p>
        <Button
          kind="tonal"
          onClick={() => {
            setTries(tries + 1)
            setFailed(false)
          }}
        >
          {m.tryAgain}
        </Button>
      </div>
    )
  return (
    <>
      <button
        type="button"
        className={styles.frame}
        aria-label={m.enlarge(alt)}
        onClick={() => {
          setZoomed(false)
          setLarge(true)
        }}
      >
        <img key={tries} src={src} width={width} height={height} alt="" onError={() => setFailed(true)} />
      </button>
      <Sheet
        title={m.image}
        open={isLarge}
        onClose={() => setLarge(false)}
        footer={
          <Button kind="outline" wide onClick={() => setZoomed(!isZoomed)}>
            {isZoomed ? m.zoomOut : m.zoomIn}
          </Button>
        }
      >
        <ScrollBox name={m.image}>
          <img
            className={isZoomed ? styles.zoomed : styles.fitted}
            src={src}
            width={width}
            height={height}
            alt={alt}
          />
        </ScrollBox>
      </Sheet>
    </>
  )
}
