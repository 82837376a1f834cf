import type { RoleName } from '@vikalp/contract/identity'
import { deviceStore } from '#platform/device-store.ts'

const name = 'role'
const isRole = (value: unknown): value is RoleName =>
  value === 'student' || value === 'teacher' || value === 'institute'

/** Which page to open before the server has said who is asking. It opens nothing that the server does not give. */
export const rememberedRole = (): RoleName | undefined => deviceStore.read(name, isRole)

export const rememberRole = (role: RoleName): unknown => deviceStore.write(name, role)
