import fc, { type Arbitrary } from 'fast-check'
import { arbitraryOf, type Schema, type Vocabulary } from './arbitrary-of.ts'
import { changeLeaf } from './change-leaf.ts'
import { oddValues } from './odd-values.ts'

export type Operation = {
  method: string
  /** With {names} of its parameters. */
  path: string
  parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[]
  body: Schema | undefined
}

/** As it is sent; the body is JSON text. */
export type FuzzRequest = { method: string; url: string; body: string | undefined }

type Parts = { values: Record<string, unknown>; body: unknown }

/** Requests that the list of the API allows, such ones with one value changed, and such ones with anything for a body. */
export function requestsOf(operation: Operation, words: Vocabulary): Arbitrary<FuzzRequest> {
  const valid = partsOf(operation, words)
  const odd = fc.oneof(fc.constantFrom(...oddValues), fc.jsonValue())
  const changed = fc.tuple(valid, fc.nat(), odd).map(([parts, n, value]) => {
    const either = changeLeaf(parts, n, value)
    return isParts(either) ? either : parts
  })
  const anyBody = fc.tuple(valid, fc.jsonValue()).map(([parts, body]) => ({ ...parts, body }))
  return fc
    .oneof({ weight: 3, arbitrary: valid }, { weight: 6, arbitrary: changed }, anyBody)
    .map((parts) => toRequest(operation, parts))
}

function partsOf({ parameters, body }: Operation, words: Vocabulary): Arbitrary<Parts> {
  const model = Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema, words)]))
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name)
  return fc.record({
    values: fc.record(model, { requiredKeys }),
    body: body ? arbitraryOf(body, words) : fc.constant(undefined),
  })
}

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null

function toRequest({ method, path, parameters, body }: Operation, parts: Parts): FuzzRequest {
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(parts.values[name]))
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name in parts.values)
    .map(({ name }) => `${name}=${encode(parts.values[name])}`)
    .join('&')
  const url = query ? `${inPath}?${query}` : inPath
  return { method, url, body: body && parts.body !== undefined ? JSON.stringify(parts.body) : undefined }
}

/** Half a surrogate pair has no UTF-8 form, so it cannot be sent in an address. */
const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed())
