import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'

/**
 * Compiles how an address writes its answers when it writes the first one, in some milliseconds. For every address at
 * once that takes a fifth of a second of the start, though many a process answers at a few of them only.
 */
export function installLateSerializers(app: FastifyInstance): void {
  const compile = SerializerSelector()()
  app.setSerializerCompiler(({ httpStatus = '', ...route }) => {
    let serialize: ReturnType<typeof compile> | undefined
    return (answer) => {
      serialize ??= compile({ ...route, httpStatus })
      return serialize(answer)
    }
  })
}
