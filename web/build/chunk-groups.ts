import { bundleFile } from '../src/messages/messages.ts'
import { screenNames, screens } from '../src/platform/navigation/screens.ts'

/** What the bundler knows of its modules. */
type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const own = /\/(?:web|domain|contract)\/src\//
const dialogsAndForms = /\/src\/(?:ui\/(?:input|sheet|feedback\/skeleton|layout\/scroll-box)|platform\/forms)/
const roomsOfKit = 5
const sharesOfIcon = 5

const sourceOf = (id: string): string => id.slice(id.lastIndexOf('/web/src/') + '/web/src/'.length)

/** The code and texts of each screen with its room: /teacher and /teacher/classes/:id are one. */
const rooms = new Map(
  screenNames.flatMap((name) => {
    const { path, chunk, texts } = screens[name]
    const files = [`${chunk}.tsx`, ...texts.map((bundle) => `messages/${bundleFile('en', bundle)}`)]
    return files.map((file): [string, string] => [file, path.split('/')[1] ?? ''])
  }),
)

/** The files that need a module as soon as they run. */
function filesThatNeed(id: string, modules: Modules): Set<string> {
  const found = new Set([id])
  for (const module of found)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer)
  return new Set([...found].map(sourceOf))
}

function isOfMost(id: string, modules: Modules): boolean {
  const files = filesThatNeed(id, modules)
  if (files.has('app/main.tsx')) return true
  const needing = new Set([...files].flatMap((file) => rooms.get(file) ?? []))
  return needing.size >= roomsOfKit && !dialogsAndForms.test(id)
}

/**
 * Fewer, fuller files: what most rooms need travels together and compresses better. All that no group takes is
 * shared out by the bundler. A new screen, or a room inside a room, changes nothing here.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\// },
  {
    debugName: 'kit',
    name: (id: string, modules: Modules) => (own.test(id) && isOfMost(id, modules) ? 'kit' : null),
  },
  { name: 'icons', test: /lucide-react/, minShareCount: sharesOfIcon },
  // Most screens ask the server; few send it a change or read on page by page.
  {
    name: 'query',
    test: /app\/query-scope|@tanstack(?!.*(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.)/,
  },
  { name: 'forms', test: dialogsAndForms, minShareCount: 2 },
]
