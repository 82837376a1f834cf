import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type SmtpServer = {
  url: string
  /** The next mail that arrives, as it was sent. */
  next(): Promise<string>
  /** How many have arrived. */
  count(): number
  close(): Promise<void>
}

/** Takes mails as a mail server does, and delivers none. */
export async function smtpServer(): Promise<SmtpServer> {
  const mails: string[] = []
  const waiting: ((mail: string) => void)[] = []
  const sockets = new Set<Socket>()
  let read = 0
  const take = (mail: string): void => {
    mails.push(mail)
    if (waiting.length > 0) {
      read++
      waiting.shift()?.(mail)
    }
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    talk(socket, take)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: () => {
      const mail = mails[read]
      if (mail === undefined) return new Promise((resolve) => waiting.push(resolve))
      read++
      return Promise.resolve(mail)
    },
    count: () => mails.length,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function talk(socket: Socket, take: (mail: string) => void): void {
  let received = ''
  let isMail = false
  const say = (line: string): boolean => socket.write(`${line}\r\n`)
  const answer = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase()
    isMail = verb === 'DATA'
    if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say(isMail ? '354 go on' : '250 ok')
  }
  say('220 test')
  socket.on('data', (chunk) => {
    received += chunk
    for (;;) {
      const end = received.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = received.slice(0, end)
      received = received.slice(end + (isMail ? 5 : 2))
      if (isMail) {
        isMail = false
        take(text)
        say('250 taken')
      } else answer(text)
    }
  })
}
