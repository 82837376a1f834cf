import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import test from 'node:test'

type SourceFile = { path: string; text: string }

/** A folder and what its files may import besides their own folder. `package:x` is a package, `node` is Node itself. */
type ImportRule = [where: RegExp, mayImport: RegExp]

// The law of imports: the first row that fits a file decides. Arrows never turn back.
const importRules: readonly ImportRule[] = [
  [/^domain\//, /^domain\/src\//],
  [/^contract\//, /^(contract\/src|domain\/src)\/|^package:zod$/],
  [/^content\/figures\//, /^content\/figures\//],
  [
    /^content\/tools\//,
    /^content\/|^domain\/src\/|^node$|^package:(zod|yaml|katex|katex\/.*|temml|markdown-it|mathjs\/number)$/,
  ],
  [/^server\/src\/embedded-postgres\//, /^node$|^package:pg$|^server\/src\/platform\/load-sql/],
  [
    /^server\/src\/platform\//,
    /^contract\/src\/(endpoint|problem|rights)|^node$|^package:(fastify|@fastify\/(swagger|rate-limit)|pg|zod)$/,
  ],
  [/^server\/src\/question-bank\//, /^domain\/src\/|^contract\/src\/question|^node$|^package:zod$/],
  [/^server\/src\/web-pages\//, /^contract\/src\/site|^node$|^package:(fastify|@fastify\/static|zod)$/],
  [
    /^server\/src\/features\//,
    /^server\/src\/(platform|question-bank|config|access\/new-code)|^(domain|contract)\/src\/|^node$|^package:(fastify|zod|jose)$/,
  ],
  [/^server\//, /^server\/|^(domain|contract)\/src\/|^node$|^package:/],
  [/^web\/src\/messages\//, /^web\/src\/messages\//],
  [
    /^web\/src\/ui\//,
    /^web\/src\/(ui|messages|platform\/messages)|^package:(react|react-dom|wouter|lucide-react|@visx\/(axis|grid|group|scale|shape))/,
  ],
  [
    /^web\/src\/platform\//,
    /^web\/src\/(messages|platform)\/|^(contract|domain)\/src\/|^package:(react|react-dom|wouter|@tanstack\/react-query)/,
  ],
  [
    /^web\/src\/features\//,
    /^web\/src\/(platform|ui|messages)\/|^(domain|contract)\/src\/|^package:(react|react-dom|wouter|lucide-react|@tanstack\/react-query)/,
  ],
  [/^web\//, /^web\/|^content\/compiled\/math\.css$|^(domain|contract)\/src\/|^node$|^package:/],
  [
    /^e2e\//,
    /^(e2e|scripts|(contract|domain)\/src)\/|^node$|^package:(@playwright\/test|@axe-core\/playwright)$/,
  ],
  [/^(bench|scripts)\/|^architecture\.test\.ts$/, /./],
]

// What a file may not hold, and where the one place for it is.
const forbiddenWords: readonly [what: string, pattern: RegExp, where: RegExp, except: RegExp][] = [
  ['the clock', /\bDate\.now\(|new Date\(\)/, /^(domain|content\/figures)\//, /\.test\.ts$/],
  ['chance', /\bMath\.random\b/, /^(domain|content\/figures)\//, /\.test\.ts$/],
  [
    'the environment',
    /\bprocess\.env\b/,
    /^(domain|contract|server|web|content)\//,
    /^server\/src\/config\.ts$/,
  ],
  ['the network', /(?<![\w.])fetch\(/, /^web\/src\//, /^web\/src\/platform\/api-client\.ts$/],
  [
    'SQL',
    /\b(?:INSERT INTO|DELETE FROM|UPDATE \w+ SET|SELECT .+ FROM)\b/,
    /^server\/src\/features\/.*\.ts$/,
    /\.test\.ts$/,
  ],
  ['a status code', /\.code\([1-5]\d\d\)/, /^server\/src\/features\//, /^$/],
  ['enum or namespace', /^\s*(?:export\s+)?(?:declare\s+)?(?:enum|namespace)\s+\w/m, /\.tsx?$/, /^$/],
  ['a default export', /^export default\b/m, /\.tsx?$/, /\.config\.ts$/],
  ['a silenced check', /@ts-ignore|@ts-expect-error|biome-ignore/, /\.tsx?$/, /^architecture\.test\.ts$/],
  ['unfinished work', /\b(?:TODO|FIXME|XXX|HACK)\b/, /\.(?:tsx?|css|sql)$/, /^architecture\.test\.ts$/],
]

const forbiddenFolders = /(^|\/)(utils?|helpers?|lib|common|misc|shared)\//
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const suffixes =
  /(?:\.routes|\.store|\.api|\.e2e|\.bench|\.config|\.module|\.d)?(?:\.test)?\.(?:tsx?|css|sql)$/
const longestFile = 300

export const breakages = (files: readonly SourceFile[]): string[] => [
  ...files.flatMap(wrongImports),
  ...files.flatMap(wrongWords),
  ...files.flatMap(wrongNames),
  ...missingContracts(files.map((file) => file.path)),
]

function wrongImports({ path, text }: SourceFile): string[] {
  const rule = importRules.find(([where]) => where.test(path))
  if (!rule) return []
  const isTest = /\.(test|bench)\.ts$/.test(path)
  return importsOf(path, text)
    .filter((target) => !(isTest && (target === 'node' || target.startsWith('server/src/testing/'))))
    .filter((target) => !rule[1].test(target) && dirname(target) !== dirname(path))
    .filter((target) => !isOwnFeature(path, target))
    .map((target) => `${path} may not import ${target}`)
    .concat(
      importsOf(path, text)
        .filter((target) => isOtherFeature(path, target))
        .map((target) => `${path} reaches into another feature: ${target}`),
    )
}

const featureOf = (path: string): string | undefined =>
  /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1]
const isOwnFeature = (path: string, target: string): boolean =>
  featureOf(path) !== undefined &&
  featureOf(path) === featureOf(target) &&
  path.split('/')[0] === target.split('/')[0]
const isOtherFeature = (path: string, target: string): boolean =>
  featureOf(path) !== undefined && featureOf(target) !== undefined && !isOwnFeature(path, target)

/** Import targets as repository paths, `package:name`, or `node`. */
function importsOf(path: string, text: string): string[] {
  const statements = /^(?:import|export)\b(?:[^'"]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm
  const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]/g
  const specifiers = [...text.matchAll(statements), ...text.matchAll(dynamic)].map((match) => match[1] ?? '')
  return specifiers.map((specifier) => {
    if (specifier.startsWith('node:')) return 'node'
    if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier))
    if (specifier.startsWith('#')) return `${path.split('/')[0]}/src/${specifier.slice(1)}`
    const own = /^@vikalp\/(\w+)\/(.+)$/.exec(specifier)
    if (own) return own[1] === 'content' ? `content/${own[2]}` : `${own[1]}/src/${own[2]}`
    return `package:${specifier}`
  })
}

const wrongWords = ({ path, text }: SourceFile): string[] =>
  forbiddenWords
    .filter(([, pattern, where, except]) => where.test(path) && !except.test(path) && pattern.test(text))
    .map(([what]) => `${path} holds ${what}, which has a place of its own`)

function wrongNames({ path, text }: SourceFile): string[] {
  const name = path.split('/').at(-1) ?? ''
  const base = name.replace(suffixes, '')
  const isMigration = /^server\/migrations\/\d{4}_[a-z_]+\.sql$/.test(path)
  const lines = text.split('\n').length - 1
  return [
    ...(isMigration || kebabCase.test(base)
      ? []
      : [`${path} is not named in kebab-case with a known suffix`]),
    ...(forbiddenFolders.test(path)
      ? [`${path} lies in a drawer, not in a folder that says what it is for`]
      : []),
    ...(lines > longestFile ? [`${path} has ${lines} lines, more than ${longestFile}`] : []),
    ...(name.endsWith('.e2e.ts') && !path.startsWith('e2e/') ? [`${path} belongs into e2e/`] : []),
    ...(name.endsWith('.tsx') && !path.startsWith('web/') ? [`${path}: Node cannot run .tsx`] : []),
  ]
}

/** A feature has one name on every side. */
function missingContracts(paths: readonly string[]): string[] {
  const features = new Set(
    paths.flatMap((path) => (path.startsWith('server/') ? (featureOf(path) ?? []) : [])),
  )
  return [...features]
    .filter((feature) => !paths.includes(`contract/src/${feature}.ts`))
    .map((feature) => `server/src/features/${feature} has no contract/src/${feature}.ts`)
}

// What others wrote or a command made; the law is for what we write.
const notOurs = new Set(['node_modules', '.git', '.data', 'dist', 'compiled', 'results'])

function readSources(folder = '.'): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : readSources(path)
    return /\.(?:tsx?|css|sql)$/.test(path) ? [{ path, text: readFileSync(path, 'utf8') }] : []
  })
}

test('the house keeps its laws', () => assert.deepEqual(breakages(readSources()), []))

const planted: readonly [name: string, file: SourceFile][] = [
  [
    'a rule that reads a file',
    { path: 'domain/src/quiz/a.ts', text: "import { readFileSync } from 'node:fs'\n" },
  ],
  ['a rule that looks at the clock', { path: 'domain/src/quiz/a.ts', text: 'const now = Date.now()\n' }],
  [
    'the web reaching into the server',
    { path: 'web/src/app/a.ts', text: "import { x } from '../../../server/src/app.ts'\n" },
  ],
  [
    'a feature reaching into another',
    { path: 'web/src/features/quiz/a.ts', text: "import { x } from '#features/hint/b.ts'\n" },
  ],
  ['zod in the browser', { path: 'web/src/features/quiz/a.ts', text: "import { z } from 'zod'\n" }],
  ['SQL in a route', { path: 'server/src/features/quiz/a.ts', text: 'const q = `DELETE FROM attempts`\n' }],
  [
    'the environment read in a feature',
    { path: 'server/src/features/quiz/a.ts', text: 'process.env.PORT\n' },
  ],
  ['a fetch beside the client', { path: 'web/src/features/quiz/a.ts', text: 'await fetch(url)\n' }],
  [
    'a figure that reads a file',
    { path: 'content/figures/physics/a.ts', text: "import { readFileSync } from 'node:fs'\n" },
  ],
  ['a file in a drawer', { path: 'web/src/utils/a.ts', text: '' }],
  ['a name in camelCase', { path: 'web/src/ui/myButton.tsx', text: '' }],
  ['a file of 301 lines', { path: 'web/src/ui/a.ts', text: '\n'.repeat(301) }],
  ['a default export', { path: 'web/src/ui/a.ts', text: 'export default 1\n' }],
  ['a feature without a contract', { path: 'server/src/features/chess/chess.routes.ts', text: '' }],
  ['a journey outside e2e', { path: 'web/src/a.e2e.ts', text: '' }],
]
for (const [name, file] of planted)
  test(`${name} is found`, () => assert.notDeepEqual(breakages([file]), [], 'the breakage was not found'))
