// Plain JavaScript without imports: an old Node must be able to read it, or it fails before it can say why.
// Node 24.16 is the first that knows randomUUIDv7.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 16)) {
  console.error(
    `Vikalp needs Node 24.16 or later, and this is Node ${process.versions.node}. On Linux, npm ci installs the right one and npm start uses it.`,
  )
  process.exit(1)
}
