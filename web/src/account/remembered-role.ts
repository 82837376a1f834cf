import type { Role } from '@vikalp/domain/vocabulary'
import { isWordOf, roles } from '@vikalp/domain/vocabulary'
import { deviceStore } from '#platform/device-store.ts'

const name = 'role'
const isRole = (value: unknown): value is Role => isWordOf(roles, value)

/** Which page to open before the server has said who the user is. It grants no access of its own. */
export const rememberedRole = (): Role | undefined => deviceStore.read(name, isRole)

export const rememberRole = (role: Role): unknown => deviceStore.write(name, role)
