import { stripTypeScriptTypes } from 'node:module'

/** One small fault in a file: `from` at `start` becomes `to`. */
export type Mutant = { path: string; kind: string; line: number; start: number; from: string; to: string }

type Rule = [kind: string, where: RegExp, to: (found: string) => string]

const swap =
  (...pairs: [string, string][]) =>
  (found: string): string =>
    pairs.reduce((text, [from, to]) => (text === found ? text.replace(from, to) : text), found)

const oneMore = (found: string): string => String(Number(found.replaceAll('_', '')) + 1)
const nothing = (): string => ''

/** Biome writes a blank on both sides of an operator of two operands, and of nothing else. */
const inCode: readonly Rule[] = [
  [
    'comparison',
    / (?:<=|>=|<|>) /g,
    swap([' < ', ' <= '], [' <= ', ' < '], [' > ', ' >= '], [' >= ', ' > ']),
  ],
  ['equality', / [=!]== /g, swap(['===', '!=='], ['!==', '==='])],
  ['logic', / (?:&&|\|\|) /g, swap(['&&', '||'], ['||', '&&'])],
  ['arithmetic', / [-+*/%] /g, swap(['+', '-'], ['-', '+'], ['*', '/'], ['/', '*'], ['%', '*'])],
  ['off by one', /(?<![\w.$#])\d[\d_]*(?![\w.])/g, oneMore],
  ['boolean', /\b(?:true|false)\b/g, swap(['true', 'false'], ['false', 'true'])],
  ['negation', /!(?=[\w([])/g, nothing],
  ['condition', /(?<=\bif \()[^()\n]+(?=\))/g, (found) => `!(${found})`],
  [
    'choice',
    /\.(?:min|max|some|every)\(/g,
    swap(['min', 'max'], ['max', 'min'], ['some', 'every'], ['every', 'some']),
  ],
  ['dropped await', /\bawait /g, nothing],
  ['dropped call', /(?<=^ +)(?:await )?[\w.#?]+\([^\n]*\)$/gm, () => ';'],
  ['dropped throw', /\bthrow [^\n]+$/gm, () => ';'],
  ['early return', /\breturn [^\n]+$/gm, () => 'return undefined'],
]

const inSql: readonly Rule[] = [
  [
    'dropped conjunct',
    / AND (?:NOT )?[^\s(][^\n()]*?(?:\([^()]*\)[^\n()]*?)?(?=\n| AND | OR |\)|;)/g,
    nothing,
  ],
  ['dropped conjunct', /(?<=WHERE )[^\n()]+? AND /g, nothing],
  ['dropped lock', /\s+FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?/g, nothing],
  ['logic', /\b(?:AND|OR)\b(?!\n)/g, swap(['AND', 'OR'], ['OR', 'AND'])],
  ['null', /\bIS (?:NOT )?NULL\b/g, swap(['IS NULL', 'IS NOT NULL'], ['IS NOT NULL', 'IS NULL'])],
  ['order', / DESC\b/g, nothing],
  ['conflict', /\bDO UPDATE\s+SET [^;]+?(?=\s+RETURNING|;|\n\))/g, () => 'DO NOTHING'],
  ['conflict', /\s+ON CONFLICT [^;]*?DO NOTHING/g, nothing],
  [
    'comparison',
    / (?:<=|>=|<|>) /g,
    swap([' < ', ' <= '], [' <= ', ' < '], [' > ', ' >= '], [' >= ', ' > ']),
  ],
  ['arithmetic', / [-+] /g, swap(['+', '-'], ['-', '+'])],
  ['off by one', /(?<![\w.$'])\d+(?![\w.])/g, oneMore],
]

const inRights: readonly Rule[] = [
  ['dropped grant', /\w+: \['\w+'\](?:, |(?= \}))/g, nothing],
  ['dropped grant', /(?<=roles: \[)'\w+', /g, nothing],
  ['wider grant', /roles: \[[^\]]+\]/g, () => 'roles'],
  ['swapped grant', /'(?:own|pupil|member)'/g, swap(['own', 'pupil'], ['pupil', 'own'], ['member', 'own'])],
]

/** Every mutant of the file that is still a program, and another one than before. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const rules = path.endsWith('/rights.ts') ? inRights : path.endsWith('.sql') ? inSql : inCode
  const code = rules === inRights ? text : masked(path, text)
  return rules
    .flatMap(([kind, where, to]) =>
      [...code.matchAll(where)].map(({ 0: found, index: start }): Mutant => {
        const from = text.slice(start, start + found.length)
        const line = text.slice(0, start + from.length - from.trimStart().length).split('\n').length
        return { path, kind, line, start, from, to: to(from) }
      }),
    )
    .filter((mutant) => isAnotherProgram(path, text, mutated(text, mutant)))
}

export const mutated = (text: string, { start, from, to }: Mutant): string =>
  text.slice(0, start) + to + text.slice(start + from.length)

/** In words: 'comparison: a < b => a <= b'. */
export function changeOf(text: string, mutant: Mutant): string {
  const lineOf = (source: string): string => source.split('\n')[mutant.line - 1]?.trim() ?? ''
  return `${mutant.kind}: ${lineOf(text)} => ${lineOf(mutated(text, mutant))}`
}

const textsOfCode =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};>]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/[a-z]*/g
const textsOfSql = /--.*|'(?:''|[^'])*'/g

/** Comments, strings and patterns become dots: nothing in them is code. */
const masked = (path: string, text: string): string =>
  text.replaceAll(path.endsWith('.sql') ? textsOfSql : textsOfCode, (found) =>
    found.replaceAll(/[^\n]/g, '·'),
  )

/** What only changes a type does nothing when it runs, and what cannot be read is no fault that a test has to find. */
function isAnotherProgram(path: string, before: string, after: string): boolean {
  if (path.endsWith('.sql')) return after.split('(').length === after.split(')').length
  try {
    return withoutBlanks(stripTypeScriptTypes(after)) !== withoutBlanks(stripTypeScriptTypes(before))
  } catch {
    return false
  }
}

const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, ' ')
