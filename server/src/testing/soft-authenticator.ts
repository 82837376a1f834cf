import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion, NewCredential } from '@vikalp/contract/accounts/passkeys'

type Options = { challenge: string; rpId: string; origin: string }
type Behaviour = {
  /** False for a device that only saw somebody touch it. */
  isVerified?: boolean
  /** Whose passkey the device says it is. */
  userHandle?: string
  /** Names the maker of the device, as none is asked to. */
  attestation?: Map<string, unknown>
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const coordinate = (text = ''): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'))
const present = 0x01
const verified = 0x04
const hasKey = 0x40

/** A passkey of P-256 that answers as a device does (https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data). */
export function softAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const dataOf = (rpId: string, { isVerified = true }: Behaviour, more = 0): Buffer => {
    const flagsAndCount = Buffer.alloc(5)
    flagsAndCount.writeUInt8(present | (isVerified ? verified : 0) | more)
    flagsAndCount.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), flagsAndCount])
  }
  const clientData = (type: 'create' | 'get', { challenge, origin }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

  return {
    /** How many signatures it says to have made; a copy of it would not know of the later ones. */
    count: (next: number) => {
      counter = next
    },
    make: (options: Options, behaviour: Behaviour = {}): NewCredential => {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        dataOf(options.rpId, behaviour, hasKey),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(cose),
      ])
      const { attestation = new Map() } = behaviour
      const object = new Map<string, unknown>([
        ['fmt', attestation.size > 0 ? 'packed' : 'none'],
        ['attStmt', attestation],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0] // maps, texts, numbers and bytes are all CBOR
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('create', options).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(object)).toString('base64url'),
      }
    },
    sign: (options: Options, userId: string, behaviour: Behaviour = {}): Assertion => {
      const data = clientData('get', options)
      const authData = dataOf(options.rpId, behaviour)
      return {
        id: id.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
        userHandle: Buffer.from(behaviour.userHandle ?? userId).toString('base64url'),
      }
    },
  }
}
