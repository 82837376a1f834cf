import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { type TestApp, testApp } from '#testing/test-app.ts'

type OpenApi = { paths: Record<string, Record<string, object>> }

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const wordsOfEverySchema = /requestBody\.|content\.application\/json\.schema\.?|properties\./g

/** A line for every leaf, such as `  name.maxLength 80`, so that whoever changes the wire sees it in the comparison. */
function linesOf(value: unknown, path: readonly string[]): string[] {
  if (value === null || typeof value !== 'object')
    return [`  ${path.join('.').replaceAll(wordsOfEverySchema, '')} ${JSON.stringify(value)}`]
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return linesOf(value.join(' '), path)
  return Object.entries(value).flatMap(([key, inner]) => linesOf(inner, [...path, key]))
}

test('every request and every answer is as described in openapi.txt', async (t) => {
  const { paths } = (await server.call('GET', '/api/openapi.json')).body as OpenApi // OpenAPI fixes this shape
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      ...linesOf(operation, []),
    ]),
  )
  t.assert.fileSnapshot(lines.join('\n'), join(import.meta.dirname, 'openapi.txt'), {
    serializers: [
      (text: unknown) => `# What the server takes and gives, written by npm run openapi.\n${text}\n`,
    ],
  })
})
