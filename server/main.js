// The entry. The server itself is loaded only once it is known that this Node can run it.
import './check-node.js'

// What Node makes of our TypeScript is kept beside its packages, where whoever may write there could change these too.
const { enableCompileCache } = await import('node:module')
enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/vikalp`)
await import('./src/main.ts')
