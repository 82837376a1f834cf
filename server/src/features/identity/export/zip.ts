import { Zip, ZipDeflate } from 'fflate'

export type ZipEntry = {
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** The entries one after another, packed as they come. */
export async function* zipOf(entries: readonly ZipEntry[], now: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, packed) => {
    if (error) throw error
    ready.push(packed)
  })
  for (const { name, content } of entries) {
    const entry = new ZipDeflate(name, { level: 6 })
    entry.mtime = now
    zip.add(entry)
    for await (const part of content) {
      entry.push(typeof part === 'string' ? Buffer.from(part) : part)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}
