import type { Law, SourceFile } from './law.ts'

// A number with these words is a limit and belongs in domain/src/limits.ts; 0, 1 and 100 percent are not limits.
const beside: readonly [where: RegExp, pattern: RegExp][] = [
  [
    /^contract\/src\//,
    /(?:\.(?:min|max|length|lt|lte|gt|gte|multipleOf)|\b(?:text|yearBefore))\((?!(?:0|1|100)\))-?\d[\d_.]*\)/g,
  ],
  [/^contract\/src\//, /\.regex\(\//g],
  [/^web\/src\//, /\b(?:maxLength|minLength)\s*[=:]\s*\{?['"]?\d+/g],
  [/^web\/src\/.*(?<!\.test)\.tsx?$/, /\.length\s*[<>]=?\s*\d{2,}/g],
  [
    /^web\/src\/(?:account|features|platform\/forms)\//,
    /\b(?:const|let)\s+(?:longest|shortest|furthest|earliest|max|min|first|last)(?!\w*Ms\b)\w*\s*=\s*\d{2,}/g,
  ],
]

const copies = ({ path, text }: SourceFile): string[] =>
  beside
    .filter(([where]) => where.test(path))
    .flatMap(([, pattern]) => text.match(pattern) ?? [])
    .map((found) => `${path} sets a limit of its own: ${found}`)

export const limits: Law = {
  name: 'limits',
  breakages: (files) => files.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(copies),
  planted: [
    ['a limit beside a schema', { path: 'contract/src/a.ts', text: 'z.string().max(250)\n' }],
    ['a length beside a schema', { path: 'contract/src/a.ts', text: 'const Name = text(100_000)\n' }],
    ['a pattern beside a schema', { path: 'contract/src/a.ts', text: 'z.string().regex(/^[A-Z]{8}$/)\n' }],
    ['a limit beside a field', { path: 'web/src/a.tsx', text: '<Field maxLength={80} />\n' }],
    ['a limit with a name', { path: 'web/src/features/a.ts', text: 'const longestName = 80\n' }],
    ['a limit in a form', { path: 'web/src/a.ts', text: 'if (text.length > 250) return\n' }],
  ],
}
