import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import type { Finding } from '../finding.ts'
import { templateFaults } from './template-faults.ts'
import { parseTemplate, templateOf } from './template-file.ts'

export type Templates = { templates: PaperTemplate[]; findings: Finding[] }

/** The templates of a folder, by their keys; a file with a fault gives findings and no template. */
export async function readTemplates(folder: string): Promise<Templates> {
  const read: Templates = { templates: [], findings: [] }
  if (!existsSync(folder)) return read
  for (const name of (await readdir(folder)).sort()) {
    const parsed = parseTemplate(await readFile(join(folder, name), 'utf8'))
    const faults = 'faults' in parsed ? parsed.faults : [...templateFaults(parsed.file, name)]
    read.findings.push(
      ...faults.map((message) => ({ level: 'E' as const, id: name, check: 'paper', message })),
    )
    if ('file' in parsed && faults.length === 0) read.templates.push(templateOf(parsed.file))
  }
  return read
}
