import { closeSync, existsSync, fchownSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { letPass } from '../embedded-postgres/folder/data-folder.ts'
import { type Account, accountNamed, canReach, chooseAccount } from '../embedded-postgres/process/run-as.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))

/** Accounts that may nothing. Not that of a PostgreSQL of the machine, which would let the server in as its master. */
const humble = ['vikalp', 'nobody']

type Setting = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseServingUrl' | 'databaseReadUrl' | 'securityLog' | 'tombstones'
>

/**
 * Serves on as the account of PostgreSQL when it was started as root: after this a fault in what reads requests is no
 * fault of root's. It stays root, and says so, where that account could not do what is needed (record 0031).
 */
export function dropRoot(config: Setting): void {
  if (process.getuid?.() !== 0) return
  const { dataDir, databaseUrl, securityLog, tombstones } = config
  const cluster = join(dataDir, 'postgres')
  const isEmbedded = existsSync(cluster) || !databaseUrl
  const account = isEmbedded ? chooseAccount(cluster) : accountNamed(humble)
  if (!account) {
    console.error('Serving as root, since the system has no user named vikalp or nobody')
    return
  }
  if (existsSync(dataDir)) letPass(dataDir, account)
  mkdirSync(dirname(tombstones), { recursive: true, mode: 0o711 })
  const hindrance = unknownToDatabase(config, account) ?? unreachable(config, account)
  if (hindrance !== undefined) {
    console.error(`Serving as root, since user ${account.uid} ${hindrance}`)
    return
  }
  if (isFile(securityLog)) handOver(securityLog, account)
  handOver(tombstones, account)
  process.setgroups?.([account.gid])
  process.setgid?.(account.gid)
  process.setuid?.(account.uid)
}

/** Somebody else's socket knows this process by its user, and keys are read again for every new pool. */
function unknownToDatabase(
  { databaseUrl, databaseServingUrl, databaseReadUrl }: Setting,
  account: NonNullable<Account>,
): string | undefined {
  const isUnknown = [databaseUrl, databaseServingUrl, databaseReadUrl].some((url = '') => {
    const folder = socketFolderIn(url)
    const isOthers = folder && statSync(folder, { throwIfNoEntry: false })?.uid !== account.uid
    return isOthers || /[?&]ssl(?:cert|key|rootcert)=/.test(url)
  })
  return isUnknown ? 'may not be known to the database, or not read its keys' : undefined
}

/** `postgres://user@/name?host=/folder` or `postgres://user@%2Ffolder/name`. */
function socketFolderIn(url: string): string | undefined {
  const [, parameter, authority] = /[?&]host=((?:\/|%2f)[^&]*)|@(%2f[^/?]*)/i.exec(url) ?? []
  const folder = parameter ?? authority
  return folder && decodeURIComponent(folder)
}

/** The folders with files that are opened while the server runs. */
function unreachable(
  { dataDir, securityLog, tombstones }: Setting,
  account: NonNullable<Account>,
): string | undefined {
  const parts = ['server/src/features', 'server/migrations', 'web/dist', 'node_modules']
  const needed = [
    ...parts.map((name) => join(project, name)),
    ...(existsSync(dataDir) ? [dataDir] : []),
    ...(isFile(securityLog) ? [dirname(securityLog)] : []),
    dirname(tombstones),
  ]
  const closed = needed.find((folder) => !canReach(account, folder))
  return closed && `cannot reach ${closed}`
}

const isFile = (securityLog: string): boolean => securityLog !== 'stdout' && securityLog !== 'off'

/** Its owner may write on to the file, whoever the folder belongs to. */
function handOver(path: string, { uid, gid }: NonNullable<Account>): void {
  const file = openSync(path, 'a', 0o600)
  fchownSync(file, uid, gid)
  closeSync(file)
}
