import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../src/platform/navigation/paths.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const queries = 'app/query-scope.tsx'
const texts = (feature: string): string => `messages/en/${feature}.ts`
const profile = ['app/profile-screen.tsx', texts('profiles'), queries]
const dashboard = [texts('profiles'), texts('dashboard'), queries]
const student = ['app/student-with-classes.tsx', ...['student', 'joined-classes'].map(texts), ...dashboard]
const teacher = ['app/teacher-with-classes.tsx', texts('teacher'), ...dashboard]
const text = ['features/site/text-screen.tsx', texts('site')]
const exams = ['features/catalogue/exams-screen.tsx', texts('catalogue'), queries]

/** What the browser fetches lazily for each address: the server lets it start at once, with the page. */
const lazyParts: Record<string, readonly string[]> = {
  [paths.landing]: ['features/landing/landing-screen.tsx', texts('landing')],
  [paths.exams]: exams,
  [paths.examSelection]: exams,
  [paths.testType]: ['features/catalogue/subjects-screen.tsx', texts('catalogue'), queries],
  [paths.chapters]: ['features/catalogue/chapters-screen.tsx', texts('catalogue'), queries],
  [paths.quiz]: ['app/quiz-with-tools.tsx', texts('quiz'), texts('hint'), texts('suggestions'), queries],
  [paths.analysis]: ['features/quiz/analysis/analysis-screen.tsx', texts('quiz'), texts('results'), queries],
  [paths.review]: ['features/quiz/review/review-screen.tsx', texts('quiz'), texts('results'), queries],
  // Most who open their own page are students.
  [paths.profile]: [...profile, ...student],
  [paths.studentProfile]: student,
  [paths.profileOf]: ['features/student/student-of-screen.tsx', texts('student'), ...dashboard],
  [paths.teacher]: teacher,
  [paths.institute]: [
    'app/institute-with-reports.tsx',
    texts('institute-profile'),
    texts('institutes'),
    ...dashboard,
  ],
  [paths.verify]: ['features/identity/verify-screen.tsx', texts('identity'), queries],
  [paths.login]: ['features/identity/login-screen.tsx', texts('identity'), queries],
  [paths.privacy]: text,
  [paths.terms]: text,
  [paths.faq]: text,
  [paths.support]: text,
}

/** Writes pages.json for the server: each address with the scripts and styles of its screen. */
export async function listPages(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const pages = Object.entries(lazyParts).map(([path, parts]) => {
    const chunks = withImports(
      manifest,
      parts.map((part) => `src/${part}`),
    )
    const missing = (file: string): boolean => !shell.includes(file)
    const scripts = chunks.map(({ file }) => file).filter(missing)
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))].filter(missing)
    return { path, scripts, styles }
  })
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
}

function withImports(manifest: Manifest, entries: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (key: string): void => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk)
      throw new Error(`The build has no chunk ${key}: web/build/list-pages.ts names a file that is gone`)
    found.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...found.values()]
}
