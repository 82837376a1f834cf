import { createContext, useContext } from 'react'
import type { Messages } from '#messages/messages.ts'

/** The texts of these components and the name of the site; web/src/app provides them in the language of the page. */
export type UiText = Messages['ui'] & { siteName: string }

const UiTextContext = createContext<UiText | undefined>(undefined)

export const UiTextProvider = UiTextContext

export function useUiText(): UiText {
  const text = useContext(UiTextContext)
  if (!text) throw new Error('useUiText needs a UiTextProvider above it')
  return text
}
