import { normalizeIP } from '@fastify/rate-limit'

/** Some proxies pass on the port of the client as well, which is another for each connection: 1.2.3.4:5678, [2001:db8::1]:5678. */
const withPort = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3})):\d+$/

/** By what a client is told from others. A customer of IPv6 has a whole network of addresses, which count as one. */
export const clientAddress = ({ ip }: { ip: string }): string => normalizeIP(ip.replace(withPort, '$1$2'))
