import { loadBank } from '../question-bank/load-bank.ts'
import { testApp } from './test-app.ts'

// The whole server with the built pages; its clock stands where it is told to.
const server = await testApp({ CALL_LIMITS: 'off' }, loadBank())
const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', (time: string) => {
  server.setTime(time)
  process.send?.({ time })
})
process.once('disconnect', async () => {
  await server.close()
  process.exit()
})
process.send?.({ url })
