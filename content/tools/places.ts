import { join } from 'node:path'

/** The folder of the question bank, which holds all files that are read or written. */
export const contentRoot = join(import.meta.dirname, '..')

export const places = (root: string) => ({
  bank: join(root, 'bank'),
  catalogue: join(root, 'catalogue.json'),
  compiled: join(root, 'compiled'),
  corrections: join(root, 'corrections.yaml'),
  computed: join(root, 'computed'),
  figures: join(root, 'figures'),
  graded: join(root, 'graded'),
  images: join(root, 'images'),
  manifest: join(root, 'package.json'),
  papers: join(root, 'papers'),
  misconceptions: join(root, 'misconceptions.yaml'),
  solved: join(root, 'solved'),
  tools: join(root, 'tools'),
})

export type Places = ReturnType<typeof places>
