import { type Bundle, bundleFile, type Messages } from './messages.ts'

/** A language is a folder. Each bundle is a chunk of its own, fetched together with the screens that use it. */
const files = import.meta.glob<Partial<Messages>>(['./*/*.ts', '!**/*.test.ts'])

/** The texts of some bundles in one language. */
export async function loadMessages(locale: string, bundles: readonly Bundle[]): Promise<Partial<Messages>> {
  const parts = await Promise.all(bundles.map((bundle) => files[`./${bundleFile(locale, bundle)}`]?.()))
  return Object.assign({}, ...parts)
}
