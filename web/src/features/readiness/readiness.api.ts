import { queryOptions } from '@tanstack/react-query'
import type { readinessContract } from '@vikalp/contract/practice/readiness'
import { call } from '#platform/api/api-client.ts'
import { deviceStore } from '#platform/device-store.ts'
import { keepForecast } from './kept-forecast.ts'

const readOwn = call<typeof readinessContract.own>('GET', '/api/readiness')
const readCalibration = call<typeof readinessContract.calibration>('GET', '/api/calibration')

/** Of one paper, or of the one that the student works for. What it says is kept on the device. */
export const readinessQuery = (template?: string) =>
  queryOptions({
    queryKey: ['readiness', template ?? 'usual'],
    queryFn: async ({ signal }) => {
      const readiness = await readOwn({ query: template === undefined ? {} : { template }, signal })
      keepForecast(deviceStore, template, readiness)
      return readiness
    },
    staleTime: 0,
  })

export const calibrationQuery = queryOptions({
  queryKey: ['calibration'],
  queryFn: ({ signal }) => readCalibration({ signal }),
})
