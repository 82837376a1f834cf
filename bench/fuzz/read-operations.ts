import { z } from 'zod'
import type { Schema } from './arbitrary-of.ts'
import type { Operation } from './requests.ts'

const AnySchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null)

const Described = z.object({
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: AnySchema }),
    )
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: AnySchema })) }).optional(),
})

const List = z.object({ paths: z.record(z.string(), z.record(z.string(), Described)) })

/** Every operation that the server's own list names. */
export async function readOperations(url: string): Promise<Operation[]> {
  const { paths } = List.parse(await (await fetch(`${url}/api/openapi.json`)).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}
