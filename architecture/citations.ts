import type { Law, SourceFile } from './law.ts'

// Where each kind of citation is defined: an anchor in a list, or the number of a record's file.
const anchor = /^- <a id="(requirement|rule)-([\d.]+)"><\/a>\*\*(?:Requirement|Rule) \2\.\*\* /gm
const definedIn = /^docs\/(?:requirements|rules)\.md$/
const recordFile = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/

// "requirement 5.3", "rules 3 and 24", "records 0015, 0017": a word and its numbers, also across lines of a comment.
const gap = String.raw`(?:\s|^ *(?:\*|//|--) ?)+`
const number = String.raw`\d+(?:\.\d+)?`
const numbers = `${number}(?:(?:,|${gap}and|${gap}or|${gap}to)${gap}${number})*`
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['requirement', new RegExp(String.raw`\brequirements?${gap}(${numbers})`, 'gim')],
  ['rule', new RegExp(String.raw`\brules?${gap}(${numbers})`, 'gim')],
  ['record', new RegExp(String.raw`\b(?:records?${gap}|decisions/)(${numbers})`, 'gim')],
]

// Sources a reader cannot open: sections of the specification, decisions without a record, outside notes.
const unresolvable: readonly RegExp[] = [
  /\bspec(?:ification)?\.?\s*§\s*\d*/gi,
  new RegExp(String.raw`\bdecisions?${gap}\d+`, 'gim'),
  /\b(?:spec|api|decisions|learning|ux|house|exams|reliability|adaptive|mocks|attacks|screens|stack|tests|answer-key)\.md\b/gi,
  /\bshared\//gi,
]
const itself = 'architecture/citations.ts'

function brokenCitations(files: readonly SourceFile[]): string[] {
  const read = files.filter(({ path }) => path !== itself)
  const defined = definitions(read)
  return [
    ...twice(defined),
    ...read.flatMap(({ path, text }) => [
      ...unresolvable
        .flatMap((pattern) => text.match(pattern) ?? [])
        .map((what) => `${path} cites what no reader can open: ${what}`),
      ...cited(text)
        .filter((name) => !defined.includes(name))
        .map((name) => `${path} cites ${name}, which does not exist`),
    ]),
  ]
}

const definitions = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    const record = recordFile.exec(path)?.[1]
    if (record) return [`record ${record}`]
    return definedIn.test(path)
      ? [...text.matchAll(anchor)].map(([, kind, number]) => `${kind} ${number}`)
      : []
  })

const cited = (text: string): string[] =>
  kinds.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) =>
      [...list.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => `${kind} ${number}`),
    ),
  )

const twice = (names: readonly string[]): string[] =>
  names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name} is defined twice`)

const rules: SourceFile = {
  path: 'docs/rules.md',
  text: '- <a id="rule-1"></a>**Rule 1.** Nothing is invented.\n',
}

export const citations: Law = {
  name: 'citations',
  breakages: brokenCitations,
  planted: [
    ['a rule that nobody wrote', rules, { path: 'domain/src/a.ts', text: '// rule 2\n' }],
    ['the second of two rules', rules, { path: 'web/src/a.css', text: '/* rules 1 and 2 */\n' }],
    ['a rule cited over a line break', rules, { path: 'a.ts', text: '/**\n * as in rule\n * 2 says\n */\n' }],
    ['a requirement that nobody wrote', rules, { path: 'server/src/a.sql', text: '-- requirement 9.9\n' }],
    ['a record without a file', { path: 'docs/rules.md', text: 'See record 0099.\n' }],
    ['a number given twice', rules, { ...rules, text: rules.text.repeat(2) }],
    ['a section of the specification', { path: 'web/src/a.tsx', text: '// spec §4\n' }],
    ['a decision by a number of its own', { path: 'contract/src/a.ts', text: '/** decision 12 */\n' }],
    ['a whole section of requirements', { path: 'web/src/a.tsx', text: '// requirement 5\n' }],
    ['a note from outside', { path: 'docs/decisions/0001-a.md', text: 'As learning.md has it.\n' }],
    ['a folder from outside', { path: 'ARCHITECTURE.md', text: 'See ../shared/attacks for more.\n' }],
  ],
}
