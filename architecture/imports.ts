import { dirname, join, normalize } from 'node:path'
import { codeOf, featureOf, type Law, type SourceFile } from './law.ts'

/** A folder and what its files may import besides their own folder. `package:x` is a package, `node` is Node itself. */
type ImportRule = [where: RegExp, mayImport: RegExp]

// The law of imports: the first row that matches a file decides. There are no cycles between folders.
const importRules: readonly ImportRule[] = [
  // The model of memory is a pure function as well, and not ours.
  [/^domain\/src\/revision\/memory\.ts$/, /^domain\/src\/|^package:ts-fsrs$/],
  [/^domain\//, /^domain\/src\//],
  [/^contract\//, /^(contract\/src|domain\/src)\/|^package:zod$/],
  [/^content\/figures\//, /^content\/figures\//],
  [
    /^content\/tools\//,
    /^content\/|^domain\/src\/|^node$|^package:(zod|yaml|katex|katex\/.*|temml|markdown-it|mathjs\/number|openchemlib)$/,
  ],
  [
    /^server\/src\/embedded-postgres\//,
    /^server\/src\/embedded-postgres\/|^node$|^package:pg$|^server\/src\/platform\/load-sql/,
  ],
  [
    /^server\/src\/platform\//,
    /^server\/src\/platform\/|^contract\/src\/(endpoint|problem|rights)|^domain\/src\/vocabulary|^node$|^package:(fastify|@fastify\/(swagger|rate-limit|fast-json-stringify-compiler)|pg|prom-client|zod)$/,
  ],
  [
    /^server\/src\/question-bank\//,
    /^domain\/src\/|^contract\/src\/question|^server\/src\/platform\/json\/ready-json|^node$|^package:zod$/,
  ],
  [
    /^server\/src\/web-pages\//,
    /^(contract|domain)\/src\/site|^node$|^package:(fastify|@fastify\/static|zod)$/,
  ],
  [
    /^server\/src\/learners\//,
    /^server\/src\/(learners|platform|question-bank)\/|^(domain|contract)\/src\/|^node$|^package:zod$/,
  ],
  [
    /^server\/src\/dashboard\//,
    /^server\/src\/(platform|question-bank)\/|^(domain|contract)\/src\/|^package:zod$/,
  ],
  [
    /^server\/src\/features\//,
    /^server\/src\/(platform|question-bank|dashboard|learners|feature-deps|config|access\/(held-questions|new-code|office-pupils|one-time-code|sharing-state))|^(domain|contract)\/src\/|^node$|^package:(fastify|fflate|zod|jose|nodemailer|@simplewebauthn\/server(\/helpers)?|piscina|sharp|pdfkit|@zxcvbn-ts\/language-common)$/,
  ],
  [/^server\//, /^server\/|^(domain|contract)\/src\/|^node$|^package:/],
  [/^web\/src\/messages\//, /^(web\/src\/messages|domain\/src)\//],
  [
    /^web\/src\/ui\//,
    /^web\/src\/(ui|messages|platform\/texts\/messages)|^package:(react|react-dom|wouter|lucide|@visx\/(axis|grid|group|scale|shape))/,
  ],
  [
    /^web\/src\/platform\//,
    /^web\/src\/(messages|platform)\/|^(contract|domain)\/src\/|^package:(react|react-dom|wouter|@tanstack\/react-query|fflate$)/,
  ],
  [
    /^web\/src\/attempts\//,
    /^web\/src\/(attempts|platform|ui)\/|^(contract|domain)\/src\/|^package:(react|wouter|lucide|@tanstack\/react-query)/,
  ],
  [
    /^web\/src\/(account|dashboard|question)\//,
    /^web\/src\/(account|dashboard|question|platform|ui|messages)\/|^(domain|contract)\/src\/|^package:(react|wouter|lucide|@tanstack\/react-query)/,
  ],
  [
    /^web\/src\/features\//,
    /^web\/src\/(attempts|account|dashboard|question|platform|ui|messages)\/|^(domain|contract)\/src\/|^package:(react|react-dom|wouter|lucide|@tanstack\/react-query|fflate$|saxen$|@simplewebauthn\/browser$)/,
  ],
  [/^web\//, /^web\/|^content\/compiled\/math\.css$|^(domain|contract)\/src\/|^node$|^package:/],
  [
    /^e2e\//,
    /^(e2e|scripts|(contract|domain)\/src|web\/src\/(messages|platform\/navigation|testing))\/|^web\/src\/(platform\/site|features\/school\/reading\/xlsx-sheets)|^server\/src\/testing\/(take-quiz|pdf-texts|real-server|smtp-server)|^node$|^package:(@playwright\/test|@axe-core\/playwright|@testing-library\/dom|fflate)$/,
  ],
  [/^(bench|scripts|architecture)\/|^architecture\.test\.ts$/, /./],
]

function wrongImports({ path, text }: SourceFile): string[] {
  const rule = importRules.find(([where]) => where.test(path))
  if (!rule) return []
  const isTest = /\.(test|bench)\.ts$/.test(path)
  return importsOf(path, text)
    .filter((target) => !(isTest && (target === 'node' || /^(server|web)\/src\/testing\//.test(target))))
    .filter((target) => !rule[1].test(target) && dirname(target) !== dirname(path))
    .filter((target) => !isOwnFeature(path, target))
    .map((target) => `${path} may not import ${target}`)
    .concat(
      importsOf(path, text)
        .filter((target) => isOtherFeature(path, target))
        .map((target) => `${path} reaches into another feature: ${target}`),
    )
}

const isOwnFeature = (path: string, target: string): boolean =>
  featureOf(path) !== undefined &&
  featureOf(path) === featureOf(target) &&
  path.split('/')[0] === target.split('/')[0]
const isOtherFeature = (path: string, target: string): boolean =>
  featureOf(path) !== undefined && featureOf(target) !== undefined && !isOwnFeature(path, target)

function importsOf(path: string, text: string): string[] {
  const statements = /^(?:import|export)\b(?:[^'"]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm
  const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]/g
  const specifiers = [...text.matchAll(statements), ...text.matchAll(dynamic)].map((match) => match[1] ?? '')
  return specifiers.map((specifier) => targetOf(path, specifier))
}

/** An import as a repository path, `package:name`, or `node`. */
export function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('node:')) return 'node'
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier))
  if (specifier.startsWith('#')) return `${path.split('/')[0]}/src/${specifier.slice(1)}`
  const own = /^@vikalp\/(\w+)\/(.+)$/.exec(specifier)
  if (own) return own[1] === 'content' ? `content/${own[2]}` : `${own[1]}/src/${own[2]}`
  return `package:${specifier}`
}

export const imports: Law = {
  name: 'imports',
  breakages: (files) => codeOf(files).flatMap(wrongImports),
  planted: [
    [
      'a rule that reads a file',
      { path: 'domain/src/quiz/a.ts', text: "import { readFileSync } from 'node:fs'\n" },
    ],
    [
      'the web importing from the server',
      { path: 'web/src/app/a.ts', text: "import { x } from '../../../server/src/app.ts'\n" },
    ],
    [
      'a feature importing from another',
      { path: 'web/src/features/quiz/a.ts', text: "import { x } from '#features/hint/b.ts'\n" },
    ],
    ['zod in the browser', { path: 'web/src/features/quiz/a.ts', text: "import { z } from 'zod'\n" }],
    [
      'a figure that reads a file',
      { path: 'content/figures/physics/a.ts', text: "import { readFileSync } from 'node:fs'\n" },
    ],
  ],
}
