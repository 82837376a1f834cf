import { type MathNode, parse } from 'mathjs/number'
import { choose, factorial, permute } from '../mathematics/counting.ts'

const functions: Record<string, (x: number, y: number) => number> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  log10: Math.log10,
  ln: Math.log,
  exp: Math.exp,
  abs: Math.abs,
  factorial,
  C: choose,
  P: permute,
}

const operators = new Set(['+', '-', '*', '/', '^'])

/** Evaluates an expression of the four operations, powers, the functions above, pi and the variables. */
export function evaluate(expression: string, vars: Readonly<Record<string, number>>): number {
  const tree = parse(expression)
  tree.traverse((node, path) => rejectUnknown(node, path, vars))
  const value: unknown = tree.compile().evaluate({ ...functions, pi: Math.PI, ...vars })
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`'${expression}' is not a number`)
  return value
}

function rejectUnknown(node: MathNode, path: string, vars: Readonly<Record<string, number>>): void {
  // mathjs types every node as a plain MathNode; the kinds tested below have these fields.
  const { type, op, name, fn } = node as MathNode & {
    op?: string
    name?: string
    fn?: { name?: string }
  }
  const allowed =
    type === 'ConstantNode' ||
    type === 'ParenthesisNode' ||
    (type === 'OperatorNode' && operators.has(op ?? '')) ||
    (type === 'FunctionNode' && Object.hasOwn(functions, fn?.name ?? '')) ||
    (type === 'SymbolNode' && (path === 'fn' || name === 'pi' || Object.hasOwn(vars, name ?? '')))
  if (!allowed) throw new Error(`unknown name '${name ?? fn?.name ?? node.toString()}'`)
}
