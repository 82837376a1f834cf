import type { NamedBadge } from '@vikalp/domain/english/named-badges'
import type { Role } from '@vikalp/domain/vocabulary'
import type { Messages } from '#messages/messages.ts'
import { useMessages } from '#platform/texts/messages.tsx'

type Texts = Messages['badges'][Role]

/** The text of badges in the language of the page; a badge newer than this code has the server's text. */
export function useBadgeText(role: Role) {
  const texts: Texts = useMessages('badges')[role]
  return ({ key, total, name, description }: NamedBadge) => ({
    name: texts[key]?.name ?? name,
    description: texts[key]?.description(total) ?? description,
  })
}
