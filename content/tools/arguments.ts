import { parseArgs } from 'node:util'

const commands = ['lint', 'compile', 'report', 'blind', 'record', 'deal', 'figure', 'papers'] as const
export type Command = 'all' | (typeof commands)[number]

export type Arguments = { command: Command; names: string[]; by: string }

/** `--lint kinematics optics` and the like; no command at all means lint and compile. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      lint: { type: 'boolean' },
      compile: { type: 'boolean' },
      report: { type: 'boolean' },
      blind: { type: 'boolean' },
      record: { type: 'boolean' },
      deal: { type: 'boolean' },
      figure: { type: 'boolean' },
      papers: { type: 'boolean' },
      by: { type: 'string', default: '' },
    },
  })
  const given = commands.filter((command) => values[command])
  if (given.length > 1) throw new Error(`one command at a time: ${given.join(', ')}`)
  return { command: given[0] ?? 'all', names: positionals, by: values.by }
}
