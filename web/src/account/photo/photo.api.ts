import type { photoContract } from '@vikalp/contract/photo'
import { call } from '#platform/api/api-client.ts'

export const savePhoto = call<typeof photoContract.save>('PUT', '/api/accounts/photo')
export const removePhoto = call<typeof photoContract.remove>('DELETE', '/api/accounts/photo')
export const chooseAvatar = call<typeof photoContract.chooseAvatar>('PUT', '/api/accounts/avatar')
