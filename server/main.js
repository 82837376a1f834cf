// The entry. The server itself is loaded only once it is known that this Node can run it.
import './check-node.js'

// What a request makes is garbage with its answer: left to itself, V8 would take a hundred megabytes before it looks. It
// must be told at the start. Workers get it from their first process; a watching Node hears what its child loads.
const smallYoung = '--max-semi-space-size=8'
if (!process.send && !process.execArgv.includes(smallYoung))
  process.execve?.(process.execPath, [
    process.execPath,
    smallYoung,
    ...process.execArgv,
    ...process.argv.slice(1),
  ])

// What Node makes of our TypeScript is kept beside its packages, where whoever may write there could change these too.
const { enableCompileCache } = await import('node:module')
enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/vikalp`)
await import('./src/main.ts')
