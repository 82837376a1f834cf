import { useQuery } from '@tanstack/react-query'
import type { Role } from '@vikalp/domain/vocabulary'
import { useEffect } from 'react'
import { accountQuery } from './account.api.ts'
import { rememberedRole, rememberRole } from './remembered-role.ts'

/** The role of the user, asked for only where the device does not remember it. It grants no access of its own. */
export function useRole(): Role | undefined {
  const remembered = rememberedRole()
  const known = useQuery({ ...accountQuery, enabled: remembered === undefined }).data?.role
  useEffect(() => {
    if (known) rememberRole(known)
  }, [known])
  return remembered ?? known
}

/** The role as far as it is known without asking: the bar of a screen that asks nobody. */
export const useKnownRole = (): Role | undefined =>
  useQuery({ ...accountQuery, enabled: false }).data?.role ?? rememberedRole()
