import fc, { type Arbitrary } from 'fast-check'

/** As much of JSON Schema as the list of the API uses. */
export type Schema = {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  nullable?: boolean
  enum?: readonly unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
}

/** Words that mean something to the server: names of the catalogue, and ids that earlier answers gave. */
export type Vocabulary = { pick(n: number): string }

const longest = 400

/** Values that the schema accepts, mostly ones that mean something to the server. */
export function arbitraryOf(schema: Schema, words: Vocabulary): Arbitrary<unknown> {
  const value = plainOf(schema, words)
  return schema.nullable ? fc.option(value) : value
}

function plainOf(schema: Schema, words: Vocabulary): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, words)))
  switch (schema.type) {
    case 'string':
      return textOf(schema, words)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const minLength = schema.minItems ?? 0
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 5, 5))
      return fc.array(arbitraryOf(schema.items ?? {}, words), { minLength, maxLength })
    }
    case 'object':
      return recordOf(schema, words)
    default:
      return fc.jsonValue()
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = longest }: Schema, words: Vocabulary) {
  const known = fc.nat().map((n) => words.pick(n))
  if (format === 'uuid') return fc.oneof(known, fc.uuid())
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  if (pattern) return fc.oneof(known, fc.stringMatching(new RegExp(pattern, 'u')))
  return fc.oneof(
    known,
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, longest)), unit: 'grapheme' }),
  )
}

function recordOf({ properties = {}, required = [] }: Schema, words: Vocabulary): Arbitrary<object> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema, words)]),
  )
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) })
}
