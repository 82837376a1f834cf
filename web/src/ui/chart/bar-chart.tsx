import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarRounded } from '@visx/shape'
import { Fragment, useId } from 'react'
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
      <AxisLeft
        scale={y}
        tickValues={ticks}
        left={layout.axis}
        hideAxisLine
        hideTicks
        tickLength={4}
        tickComponent={AxisLabel}
      />
      <AxisBottom
        scale={x}
        top={bottom}
        tickFormat={(key) => labels.get(key)}
        numTicks={groups.length}
        hideAxisLine
        hideTicks
        tickLength={em * 0.5}
        tickComponent={AxisLabel}
      />
      {groups.map(({ key, values }) => (
        <Group key={key} left={(x(key) ?? 0) + x.bandwidth() / 2}>
          <Bars values={values} layout={layout} y={y} hatchId={hatchId} em={em} />
        </Group>
      ))}
    </svg>
  )
}

/** One element where the library makes four: a year has many labels. */
const AxisLabel = ({ formattedValue, x, y, dx, dy, textAnchor }: TickRendererProps) => (
  <text x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor}>
    {formattedValue}
  </text>
)

type BarsProps = {
  values: readonly (number | null)[]
  layout: BarLayout
  y: (value: number) => number
  hatchId: string
  em: number
}

/** The bars of one group, centred above its label: one without a value takes no place. */
function Bars({ values, layout: { bar, gap, areValuesUpright }, y, hatchId, em }: BarsProps) {
  const drawn = values.flatMap((value, series) => (value === null ? [] : [{ value, series }]))
  const left = (-drawn.length * (bar + gap) + gap) / 2
  return drawn.map(({ value, series }, place) => {
    const x = left + place * (bar + gap)
    const middle = x + bar / 2
    const above = y(value) - em * 0.45
    return (
      <Fragment key={series}>
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
      </Fragment>
    )
  })
}

const longest = (texts: readonly string[]): number => Math.max(1, ...texts.map((text) => text.length))
