import { bundleFile } from '../src/messages/messages.ts'
import { screenNames, screens } from '../src/platform/navigation/screens.ts'

/** What the bundler knows of its modules. */
type Modules = {
  getModuleInfo: (id: string) => {
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

const entry = 'app/main.tsx'
/** Large parts that rooms fetch once the first view is painted, or when somebody asks for them. */
const afterFirstView = {
  'quiz-sheets': /\/features\/(?:suggestions\/suggestions-sheet|quiz\/play\/question\/choice-sheet)\.tsx$/,
  pseudo: /\/messages\/pseudo\.ts$/,
  later: /\/(?:ui\/chart\/bar-chart|account\/photo\/(?:photo|avatar)-sheet)\.tsx$/,
  'class-sheets':
    /\/(?:features\/classes\/(?:assignments\/assignments-sheet|members-sheet|register\/register-sheet|change-class)|question\/picker\/picker-sheet)\.tsx$/,
  'student-later':
    /\/features\/(?:student\/(?:reset-code\/reset-code-sheet|details\/student-details-sheet)|classes\/my-classes)\.tsx$/,
  passkeys: /\/identity\/passkeys\/ask-device\.ts$/,
}
/** What a few rooms show, and no screen before them: in the entry everybody would wait for it. */
const withFewRooms = {
  'chapter-lists': /\/domain\/src\/catalogue\/(?:chapters|[a-z]+-chapters)\.ts$/,
  'class-work': /^(?:features\/class-work\/.*\.tsx|messages\/en\/class-work\.ts)$/,
  'between-rooms':
    /(?:^(?:ui\/share\/|features\/sharing\/sharing\.api\.ts|features\/topics\/(?:topics\.api\.ts|topic-state-chip\.tsx)|platform\/files\/(?:csv|download)\.ts)|\/domain\/src\/classes\/join-code\.ts$)/,
  identity: /^messages\/en\/identity\.ts$/,
  readiness: /^(?:features\/readiness\/.*|messages\/en\/readiness\.ts)$/,
}
const texts = /^messages\/en\//

/** Rooms that are one screen at several addresses, or lead into one another. */
const sameRoom: Readonly<Record<string, string>> = {
  'exam-selection': 'exams',
  'test-type': 'exams',
  'student-profile': 'profile',
  analysis: 'review',
  bookmarks: 'review',
  mistakes: 'review',
  'consent-papers': 'sharing',
  'confirm-email': 'recover',
  login: 'verify',
  terms: 'privacy',
  faq: 'privacy',
  support: 'privacy',
  'how-well-we-know': 'readiness',
}
/** Rooms that fetch the file of another one along with their own: what both need stays there. */
const withFileOf: Readonly<Record<string, string>> = { mocks: 'quiz', tests: 'teacher' }
const dashboards: readonly string[] = ['profile', 'teacher', 'institute']
/** Rooms that are reached from a dashboard: what only they share with one comes with the dashboards. */
const behindDashboards: readonly string[] = [...dashboards, 'today', 'tests', 'topics']

/** Behind the address of another room, and too large to come with it, or shown at an address of its own as well. */
const innerRooms = [
  /^\/(?:teacher|institute)\/(tests)\b/,
  /^\/(?:profile|teacher\/classes)\/[^/]+\/(topics)$/,
]

function roomOf(path: string): string {
  const inner = innerRooms.map((address) => address.exec(path)?.[1]).find(Boolean)
  if (inner) return inner
  const [, first] = path.split('/')
  return first ? (sameRoom[first] ?? first) : 'landing'
}

const sourceOf = (id: string): string => {
  const own = id.lastIndexOf('/web/src/')
  return own < 0 ? id : id.slice(own + '/web/src/'.length)
}

/** The rooms of the code and texts of each screen: /teacher and /teacher/classes/:id are one. */
const rooms = new Map([[entry, new Set([entry])]])
for (const name of screenNames) {
  const { path, chunk, texts } = screens[name]
  for (const file of [`${chunk}.tsx`, ...texts.map((bundle) => `messages/${bundleFile('en', bundle)}`)])
    rooms.set(file, (rooms.get(file) ?? new Set()).add(roomOf(path)))
}

/** The rooms that need a module, at once or later; `past` are those that it is not looked for behind. */
function roomsThatNeed(id: string, modules: Modules, past?: RegExp): Set<string> {
  const found = new Set<string>()
  const walked = new Set([id])
  for (const module of walked) {
    if (past?.test(module)) continue
    const source = sourceOf(module)
    // No screen names the texts of the parts that come after it, and only dashboards have such parts.
    const here = rooms.get(source) ?? (texts.test(source) ? dashboards : undefined)
    for (const room of here ?? []) found.add(room)
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(module) ?? {}
    // What loads screens and bundles of texts by their names is no need of them.
    for (const importer of here ? importers : [...importers, ...dynamicImporters]) walked.add(importer)
  }
  return found
}

function fileOf(id: string, modules: Modules): string {
  for (const [file, parts] of Object.entries(withFewRooms)) if (parts.test(sourceOf(id))) return file
  const needing = roomsThatNeed(id, modules)
  for (const [guest, host] of Object.entries(withFileOf)) if (needing.has(host)) needing.delete(guest)
  const [room, ...others] = needing
  if (room === undefined) return entry
  for (const [file, parts] of Object.entries(afterFirstView))
    if (roomsThatNeed(id, modules, parts).size === 0) return file
  if (others.length === 0) return room
  return [room, ...others].every((each) => behindDashboards.includes(each)) ? 'dashboards' : entry
}

const group = (file: string) => ({
  debugName: file,
  name: (id: string, modules: Modules) => (fileOf(id, modules) === file ? file : null),
})

/**
 * Few, full files: each room has one, the dashboards share a second, what several rooms fetch after their first view
 * are others, and all else travels with the entry. A group takes along what its modules import, so the widest stands
 * first. A screen at an address of its own, or inside a room, changes nothing here; one that shares a room is named above.
 */
export const chunkGroups = [
  group(entry),
  group('dashboards'),
  ...Object.keys(withFewRooms).map(group),
  ...Object.values(withFileOf).map(group),
  group('profile'),
  ...Object.keys(afterFirstView).map(group),
  { debugName: 'rooms', name: fileOf },
]
