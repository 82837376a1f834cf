import { featureOf, type Law } from './law.ts'

/** A feature has the same name in the contract, the server and the web. */
function missingContracts(paths: readonly string[]): string[] {
  const features = new Set(
    paths.flatMap((path) => (path.startsWith('server/') ? (featureOf(path) ?? []) : [])),
  )
  return [...features]
    .filter((feature) => !paths.includes(`contract/src/${feature}.ts`))
    .map((feature) => `server/src/features/${feature} has no contract/src/${feature}.ts`)
}

export const features: Law = {
  name: 'features',
  breakages: (files) => missingContracts(files.map((file) => file.path)),
  planted: [
    ['a feature without a contract', { path: 'server/src/features/chess/chess.routes.ts', text: '' }],
  ],
}
