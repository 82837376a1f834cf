import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'

export const root = join(import.meta.dirname, '../..')

export type Step = { keyword: string; text: string; values: string[] }
export type Copy = { from: string | undefined; sources: string[]; target: string }
export type Stage = { name: string | undefined; image: string; steps: Step[] }

/** The stages of deploy/Dockerfile in their order. */
export function readStages(): Stage[] {
  const source = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  const lines = source.split('\n')
  const stages: Stage[] = []
  for (const instruction of DockerfileParser.parse(source).getInstructions()) {
    const values = instruction.getArguments().map((argument) => argument.getValue())
    const { start, end } = instruction.getRange()
    const keyword = instruction.getKeyword()
    // The parser's own text of an instruction leaves out the flags.
    const text = lines
      .slice(start.line, end.line + 1)
      .join('\n')
      .slice(keyword.length)
      .trim()
    const step = { keyword, text, values }
    const [image = '', , name] = values
    if (step.keyword === 'FROM') stages.push({ name, image, steps: [] })
    else stages.at(-1)?.steps.push(step)
  }
  return stages
}

/** What a COPY takes from where: the repository, or an earlier stage. */
export function readCopy({ values, text }: Step): Copy {
  const from = /--from=(\S+)/.exec(text)?.[1]
  const places = values.filter((value) => !value.startsWith('--'))
  return { from, sources: places.slice(0, -1), target: places.at(-1) ?? '' }
}
