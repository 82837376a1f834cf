import { badgeTexts } from '@vikalp/domain/english/badge-texts'

export const badges = badgeTexts

declare module '../messages.ts' {
  interface English {
    badges: typeof badges
  }
}
