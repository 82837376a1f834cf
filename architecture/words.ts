import { codeOf, type Law, type SourceFile } from './law.ts'

// Patterns that files may not contain, and the files that may.
const forbiddenWords: readonly [what: string, pattern: RegExp, where: RegExp, except: RegExp][] = [
  ['the clock', /\bDate\.now\(|new Date\(\)/, /^(domain|content\/figures)\//, /\.test\.ts$/],
  ['chance', /\bMath\.random\b/, /^(domain|content\/figures)\//, /\.test\.ts$/],
  [
    'the environment',
    /\bprocess\.env\b/,
    /^(domain|contract|server|web|content)\//,
    /^server\/(?:src\/config\.ts|src\/testing\/test-app\.ts|schema\/divided\.test\.ts)$/,
  ],
  [
    'the network',
    /(?<![\w.])fetch\(/,
    /^web\/src\//,
    /^web\/src\/platform\/api\/(api-client|early-calls|fetch-file)\.ts$/,
  ],
  ['a form', /<form\b/, /^web\/src\//, /^web\/src\/ui\/input\/form\.tsx$/],
  ['a mutation', /\buseMutation\(/, /^web\/src\//, /^web\/src\/platform\/api\/use-change\.ts$/],
  [
    'SQL',
    /\b(?:INSERT INTO|DELETE FROM|UPDATE \w+ SET|SELECT .+ FROM)\b/,
    /^server\/src\/features\/.*\.ts$/,
    /\.test\.ts$/,
  ],
  [
    'a schema of the contract, whose rules are for what comes in',
    /^import \{[^}]*\} from '@vikalp\/contract\//m,
    /\.store\.ts$/,
    /^$/,
  ],
  [
    'a schema by its name: whose rows a statement reads is decided by the connection',
    /\b(?:public|sample|demo)(?:_\w+)?\.\w|\bsearch_path\b|\bis_sample\b/i,
    /^(?:server\/src\/(?!sample\/)|bench\/).*\.sql$/,
    /^$/,
  ],
  [
    'the databases of all tenants',
    /\bdatabases\b/,
    /^server\/src\/(?:features\/(?!identity\/)|dashboard\/).*\.ts$/,
    /\.test\.ts$/,
  ],
  ['a status code', /\.code\([1-5]\d\d\)/, /^server\/src\/features\//, /^$/],
  ['HTML set by code', /innerHTML/i, /^web\/src\//, /^web\/src\/ui\/rich-text\.tsx$/],
  [
    'a value of type any by way of Object()',
    /(?<![.\w])Object\((?:[^()]|\([^()]*\))*\)\s*(?:\?\.|[.[])/,
    /\.tsx?$/,
    /^architecture\/words\.ts$/,
  ],
  ['enum or namespace', /^\s*(?:export\s+)?(?:declare\s+)?(?:enum|namespace)\s+\w/m, /\.tsx?$/, /^$/],
  ['a default export', /^export default\b/m, /\.tsx?$/, /\.config\.ts$/],
  ['a silenced check', /@ts-ignore|@ts-expect-error|biome-ignore/, /\.tsx?$/, /^architecture\/words\.ts$/],
  ['unfinished work', /\b(?:TODO|FIXME|XXX|HACK)\b/, /\.(?:tsx?|css|sql)$/, /^architecture\/words\.ts$/],
]

const wrongWords = ({ path, text }: SourceFile): string[] =>
  forbiddenWords
    .filter(([, pattern, where, except]) => where.test(path) && !except.test(path) && pattern.test(text))
    .map(([what]) => `${path} holds ${what}, which has a place of its own`)

export const words: Law = {
  name: 'words',
  breakages: (files) => codeOf(files).flatMap(wrongWords),
  planted: [
    ['a rule that looks at the clock', { path: 'domain/src/quiz/a.ts', text: 'const now = Date.now()\n' }],
    ['SQL in a route', { path: 'server/src/features/quiz/a.ts', text: 'const q = `DELETE FROM attempts`\n' }],
    [
      'the environment read in a feature',
      { path: 'server/src/features/quiz/a.ts', text: 'process.env.PORT\n' },
    ],
    [
      'a row read with the schema of a form',
      { path: 'server/src/a.store.ts', text: "import { Details } from '@vikalp/contract/student-profile'\n" },
    ],
    ['a fetch beside the client', { path: 'web/src/features/quiz/a.ts', text: 'await fetch(url)\n' }],
    ['HTML that skips the compiler', { path: 'web/src/ui/a.ts', text: 'element.innerHTML = text\n' }],
    ['a field of type any', { path: 'web/src/ui/a.ts', text: 'Object(history.state).id\n' }],
    ['a form beside the one', { path: 'web/src/features/a/b.tsx', text: '<form onSubmit={send}>\n' }],
    ['a mutation beside the one', { path: 'web/src/features/a/b.ts', text: 'useMutation({})\n' }],
    [
      'a statement that reaches into another schema',
      { path: 'server/src/features/quiz/a.store.sql', text: 'SELECT id FROM public.users;\n' },
    ],
    [
      'a feature that chooses its database',
      { path: 'server/src/features/quiz/a.routes.ts', text: 'const db = app.databases.sample\n' },
    ],
    ['a default export', { path: 'web/src/ui/a.ts', text: 'export default 1\n' }],
  ],
}
