import type { Bundle, Messages } from './messages.ts'

/** A language is a folder. Each bundle is a chunk of its own, fetched beside the screens that speak it. */
const bundles = import.meta.glob<Partial<Messages>>(['./*/*.ts', '!**/*.test.ts'])

/** The texts of some bundles in one language. */
export async function loadMessages(locale: string, names: readonly Bundle[]): Promise<Partial<Messages>> {
  const parts = await Promise.all(names.map((name) => bundles[`./${locale}/${fileOf(name)}`]?.()))
  return Object.assign({}, ...parts)
}

/** The bundle instituteProfile stands in institute-profile.ts. */
const fileOf = (bundle: Bundle): string =>
  `${bundle.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
