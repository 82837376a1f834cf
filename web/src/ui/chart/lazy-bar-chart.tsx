import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { BarChartProps } from './bar-chart.tsx'
import styles from './lazy-bar-chart.module.css'

let loaded: ComponentType<BarChartProps> | undefined

/** Reserves the space of the chart, whose code is fetched after everything else is on the screen. */
export function LazyBarChart({ onFailed, ...chart }: BarChartProps & { onFailed: () => void }) {
  const [Chart, setChart] = useState(() => loaded)
  const tellFailed = useEffectEvent(onFailed)
  useEffect(() => {
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
  }, [])
  return <div className={styles.frame}>{Chart && <Chart {...chart} />}</div>
}
