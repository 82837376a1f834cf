import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BarChartProps } from './bar-chart.tsx'
import styles from './lazy-bar-chart.module.css'

let loaded: ComponentType<BarChartProps> | undefined

/** Reserves the space of the chart, which is fetched and drawn when less than a screenful is left until it is seen. */
export function LazyBarChart({ onFailed, ...chart }: BarChartProps & { onFailed: () => void }) {
  const frame = useRef<HTMLDivElement>(null)
  const [Chart, setChart] = useState(() => loaded)
  const tellFailed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!frame.current || loaded) return
    let isGone = false
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        observer.disconnect()
        import('./bar-chart.tsx').then(
          ({ BarChart }) => {
            loaded = BarChart
            if (!isGone) setChart(() => BarChart)
          },
          () => !isGone && tellFailed(),
        )
      },
      { rootMargin: '100% 0%' },
    )
    observer.observe(frame.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [])
  return (
    <div ref={frame} className={styles.frame}>
      {Chart && <Chart {...chart} />}
    </div>
  )
}
