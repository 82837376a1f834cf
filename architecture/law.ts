export type SourceFile = { path: string; text: string }

/** One law of the project: it lists the files that break it, and must find the breakages planted in `planted`. */
export type Law = {
  name: string
  breakages: (files: readonly SourceFile[]) => string[]
  planted: readonly [what: string, ...files: SourceFile[]][]
}

/** TypeScript, styles and SQL, without Markdown. */
export const codeOf = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ path }) => /\.(?:tsx?|css|sql)$/.test(path))

/** The feature of a file in the server or the web. */
export const featureOf = (path: string): string | undefined =>
  /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1]
