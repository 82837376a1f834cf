import type { Random } from '@vikalp/domain/random'
import { draw } from '../draw.ts'
import { type Community, communities } from './name-pools.ts'

export type Name = { first: string; last: string }

/** Returns a new name at every call, never one of `taken`. */
export function nameMaker(random: Random, taken: readonly string[]): () => Name {
  const given = new Set(taken)
  return () => {
    for (;;) {
      const community = drawCommunity(random)
      const name = { first: draw(community.first, random), last: draw(community.last, random) }
      if (!given.has(fullName(name))) {
        given.add(fullName(name))
        return name
      }
    }
  }
}

export const fullName = ({ first, last }: Name): string => `${first} ${last}`

/** The part of the email before the @: lowercase, without apostrophes. */
export const mailName = ({ first, last }: Name): string =>
  `${first}.${last}`.toLowerCase().replace(/[^a-z.]/g, '')

function drawCommunity(random: Random): Community {
  let place = random() * 100
  const found = communities.find(({ share }) => {
    place -= share
    return place < 0
  })
  if (!found) throw new Error('The shares of the communities must add up to 100')
  return found
}
