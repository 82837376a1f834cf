import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarRounded } from '@visx/shape'
import { useId } from 'react'
import { ScrollBox } from '../layout/scroll-box.tsx'
import { useSize } from '../layout/use-size.ts'
import styles from './bar-chart.module.css'
import { fillOf, Hatch, lookOf } from './bar-fill.tsx'
import { type BarLayout, barLayout } from './bar-layout.ts'

export type BarGroup = {
  key: string
  label: string
  /** Used where the label does not fit. */
  shortLabel: string
  /** One per series; null draws nothing. */
  values: readonly (number | null)[]
}

export type BarChartProps = {
  /** Names the scrolling box when the chart is wider than the screen. */
  name: string
  groups: readonly BarGroup[]
}

const ticks = [0, 25, 50, 75, 100]

/** Percentages as bars with their figures, from an axis that starts at 0. Hidden from screen readers. */
export function BarChart({ name, groups }: BarChartProps) {
  const [box, { width, em }] = useSize<HTMLDivElement>()
  const series = groups[0]?.values.length ?? 1
  const layout = barLayout({
    width,
    em,
    series,
    groups: groups.length,
    longestLabel: longest(groups.map(({ label }) => label)),
    longestValue: longest(groups.flatMap(({ values }) => values.map((value) => String(value ?? '')))),
  })
  return (
    <div ref={box} className={styles.space}>
      {width > 0 && (
        <ScrollBox name={name}>
          <Drawing groups={groups} layout={layout} em={em} />
        </ScrollBox>
      )}
    </div>
  )
}

type DrawingProps = { groups: readonly BarGroup[]; layout: BarLayout; em: number }

function Drawing({ groups, layout, em }: DrawingProps) {
  const hatchId = useId()
  const height = em * 18
  const top = em * (layout.areValuesUpright ? 2.6 : 1.7)
  const bottom = height - em * 1.8
  const x = scaleBand({ domain: groups.map(({ key }) => key), range: [layout.axis, layout.width] })
  const y = scaleLinear({ domain: [0, 100], range: [bottom, top] })
  const labels = new Map(
    groups.map(({ key, label, shortLabel }) => [key, layout.hasShortLabels ? shortLabel : label]),
  )
  return (
    <svg className={styles.chart} width={layout.width} height={height} aria-hidden="true">
      <Hatch id={hatchId} />
      <GridRows
        scale={y}
        tickValues={ticks}
        left={layout.axis}
        width={layout.width - layout.axis}
        className={styles.grid}
      />
      <AxisLeft scale={y} tickValues={ticks} left={layout.axis} hideAxisLine hideTicks tickLength={4} />
      <AxisBottom
        scale={x}
        top={bottom}
        tickFormat={(key) => labels.get(key)}
        numTicks={groups.length}
        hideAxisLine
        hideTicks
        tickLength={em * 0.5}
      />
      {groups.map(({ key, values }) => (
        <Group key={key} left={(x(key) ?? 0) + x.bandwidth() / 2}>
          <Bars values={values} layout={layout} y={y} hatchId={hatchId} em={em} />
        </Group>
      ))}
    </svg>
  )
}

type BarsProps = {
  values: readonly (number | null)[]
  layout: BarLayout
  y: (value: number) => number
  hatchId: string
  em: number
}

/** The bars of one group, centred. */
function Bars({ values, layout: { bar, gap, areValuesUpright }, y, hatchId, em }: BarsProps) {
  const left = (-values.length * (bar + gap) + gap) / 2
  return values.map((value, series) => {
    if (value === null) return null
    const x = left + series * (bar + gap)
    const middle = x + bar / 2
    const above = y(value) - em * 0.45
    return (
      <Group key={`series-${x}`}>
        {value > 0 && (
          <BarRounded
            x={x}
            y={y(value)}
            width={bar}
            height={y(0) - y(value)}
            radius={4}
            top
            className={lookOf(series)}
            fill={fillOf(series, hatchId)}
          />
        )}
        {areValuesUpright ? (
          <text
            className={styles.upright}
            transform={`translate(${middle} ${above}) rotate(-90)`}
            dominantBaseline="central"
          >
            {value}
          </text>
        ) : (
          <text className={styles.value} x={middle} y={above}>
            {value}
          </text>
        )}
      </Group>
    )
  })
}

const longest = (texts: readonly string[]): number => Math.max(1, ...texts.map((text) => text.length))
