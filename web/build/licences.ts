import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const fonts = join(root, 'web/src/fonts')

type LockEntry = { version: string; license?: string; link?: boolean; dev?: boolean; devOptional?: boolean }

export type UsedPackage = { name: string; licence: string; folder: string }

// Its style sheet of the formulas is part of the site, though it runs only when the bank is compiled.
const compiledIn = 'node_modules/temml'

/** The packages of a production install on any machine. */
export function listPackages(): UsedPackage[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(lock.packages).flatMap(([path, { version, license = '', ...entry }]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? []
    const isLeftOut = entry.link || entry.dev || entry.devOptional
    if (!name || (isLeftOut && path !== compiledIn)) return []
    return [{ name: `${name} ${version}`, licence: license, folder: join(root, path) }]
  })
}

/** The licence of each font and of each package that is installed here, every text once. */
export async function writeLicences(folder: string): Promise<void> {
  const holders = new Map<string, string[]>()
  const add = (text: string, holder: string) => holders.set(text, [...(holders.get(text) ?? []), holder])
  for (const name of namesIn(fonts, /-licence\.txt$/)) add(textOf(join(fonts, name)), `Font: ${name}`)
  for (const used of listPackages())
    if (existsSync(used.folder)) add(licenceText(used), `${used.name} (${used.licence})`)
  const sections = [...holders].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`)
  await writeFile(join(folder, 'licences.txt'), sections.join(`\n${'-'.repeat(80)}\n\n`))
}

/** Some packages name their licence only in package.json. */
function licenceText({ folder, licence }: UsedPackage): string {
  const files = namesIn(folder, /^(licen[cs]e|copying|notice)/i)
  if (files.length > 0) return files.map((name) => textOf(join(folder, name))).join('\n\n')
  const { author, homepage }: { author?: string | { name: string }; homepage?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const by = typeof author === 'object' ? author.name : author
  return [`Licence: ${licence}`, by && `By: ${by}`, homepage].filter(Boolean).join('\n')
}

const namesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && wanted.test(entry.name) ? [entry.name] : [],
  )

const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r', '').trim()
