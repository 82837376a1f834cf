import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useNearView } from '../reveal/use-near-view.ts'
import type { BarChartProps } from './bar-chart.tsx'
import styles from './lazy-bar-chart.module.css'

let loaded: ComponentType<BarChartProps> | undefined

/** Reserves the space of the chart, which is fetched and drawn when less than a screenful is left until it is seen. */
export function LazyBarChart({ onFailed, ...chart }: BarChartProps & { onFailed: () => void }) {
  const [frame, isNear] = useNearView<HTMLDivElement>()
  const [Chart, setChart] = useState(() => loaded)
  const tellFailed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!isNear || Chart) return
    let isGone = false
    import('./bar-chart.tsx').then(
      ({ BarChart }) => {
        loaded = BarChart
        if (!isGone) setChart(() => BarChart)
      },
      () => !isGone && tellFailed(),
    )
    return () => {
      isGone = true
    }
  }, [isNear, Chart])
  return (
    <div ref={frame} className={styles.frame}>
      {Chart && <Chart {...chart} />}
    </div>
  )
}
