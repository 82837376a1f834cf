import { type Bundle, bundleFile, type Messages } from './messages.ts'

type Texts = Partial<Messages>

type Language = {
  /** How the page names it to the browser. */
  tag: string
  folder: string
  /** What is made of the texts of the folder. */
  alter?: () => Promise<(texts: Texts) => Texts>
}

// A language is a folder and a row.
const rows = {
  en: { tag: 'en-IN', folder: 'en' },
  // For development: what stands on a screen without accents and brackets never went through the catalogue.
  pseudo: { tag: 'en-XA', folder: 'en', alter: async () => (await import('./pseudo.ts')).pseudo },
} satisfies Record<string, Language>

export type Locale = keyof typeof rows
export const languages: Readonly<Record<Locale, Language>> = rows
export const isLocale = (name: unknown): name is Locale =>
  typeof name === 'string' && Object.hasOwn(rows, name)

// Each bundle is a chunk of its own, fetched together with the screens that use it. The English ones that every page
// needs come with the entry.
const files = import.meta.glob<Texts>(['./*/*.ts', '!**/*.test.ts', '!./en/{names,problems,shell,ui}.ts'])

/** The texts of some bundles in one language; `english` are those that came with the entry. */
export async function loadMessages(
  locale: Locale,
  bundles: readonly Bundle[],
  english: Texts = {},
): Promise<Texts> {
  const { folder, alter } = languages[locale]
  const parts = await Promise.all(bundles.map((bundle) => files[`./${bundleFile(folder, bundle)}`]?.()))
  const texts: Texts = Object.assign(folder === 'en' ? { ...english } : {}, ...parts)
  return alter ? (await alter())(texts) : texts
}
