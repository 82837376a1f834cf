import type { sharingContract } from '@vikalp/contract/sharing'
import { call } from '#platform/api/api-client.ts'

export const answerAge = call<typeof sharingContract.answerAge>('PUT', '/api/sharing/age')
