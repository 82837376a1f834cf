// The entry. The server itself is loaded only once it is known that this Node can run it.
import './check-node.js'

await import('./src/main.ts')
