export type SourceFile = { path: string; text: string }

/** One law of the house: what breaks it in all the files, and breakages that it must find when they are planted. */
export type Law = {
  name: string
  breakages: (files: readonly SourceFile[]) => string[]
  planted: readonly [what: string, ...files: SourceFile[]][]
}

/** TypeScript, styles and SQL, without the Markdown that is read as well. */
export const codeOf = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ path }) => /\.(?:tsx?|css|sql)$/.test(path))

/** The feature whose folder on the server or the web holds the file. */
export const featureOf = (path: string): string | undefined =>
  /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1]
