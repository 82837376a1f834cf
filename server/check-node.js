// Plain JavaScript without imports: an old Node must be able to read it, or it fails before it can say why.
// randomUUIDv7 came with Node 26.1 and 24.16; Node 25 never had it.
const [major, minor] = process.versions.node.split('.').map(Number)
const isNewEnough = major === 24 ? minor >= 16 : major === 26 ? minor >= 1 : major > 26
if (!isNewEnough) {
  console.error(
    `Vikalp needs Node 24.16 or 26.1, or later, and this is Node ${process.versions.node}. On Linux, npm ci installs the right one and npm start uses it.`,
  )
  process.exit(1)
}
