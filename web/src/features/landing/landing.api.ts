import type { siteContract } from '@vikalp/contract/site'
import { call } from '#platform/api/api-client.ts'

export const getTest = call<typeof siteContract.test>('GET', '/api/test')
