import { join, resolve } from 'node:path'
import { defaultOperator, type SiteOperator } from '@vikalp/domain/site'
import { z } from 'zod'

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => ['on', 'true', '1'].includes(value))
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value || undefined, schema.optional())
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

export const shortestSecret = 32

const hintSources = ['stored', 'gemini', 'openai'] as const

// One row per setting of README.md; each default works on a laptop.
const Rows = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_SERVING_URL: optional(postgresUrl),
  DATABASE_READ_URL: optional(postgresUrl),
  LOGIN_URL: z.union([httpUrl, z.string().startsWith('/')]).default('/login'),
  PROVIDER_URL: optional(httpUrl),
  PROVIDER_JWKS_URL: optional(z.url({ protocol: /^https?$/ })),
  PROVIDER_ISSUER: optional(z.string()),
  PROVIDER_AUDIENCE: optional(z.string()),
  TOKEN_SECRET: optional(z.string().min(shortestSecret, `must have at least ${shortestSecret} characters`)),
  HINT_SOURCE: z.enum(hintSources).default('stored'),
  HINT_URL: optional(httpUrl),
  HINT_KEY: optional(z.string()),
  HINT_MODEL: optional(z.string()),
  DEMO: optional(flag),
  CALL_LIMITS: flag.default(true),
  PUBLIC_LANDING: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SECURITY_LOG: z.string().min(1).default('stdout'),
  TOMBSTONES: optional(z.string()),
  SITE_NAME: z.string().trim().min(1).max(40).default(defaultOperator.name),
  SITE_ADDRESS: z.string().trim().min(1).default(defaultOperator.postalAddress.join(' | ')),
  SITE_EMAIL: z.email().default(defaultOperator.email),
  SITE_PHONE: z
    .string()
    .regex(/^[+\d][\d ()/-]+$/, 'must be a phone number')
    .default(defaultOperator.phone),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  PUBLIC_URL: optional(httpUrl),
  TRUST_PROXY: z.string().min(1).default('loopback'),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(6),
  WORKERS: z.coerce.number().int().min(1).max(32).default(1),
})

// With these half of what is needed would be ignored in silence, or let the users of other applications in.
const Settings = Rows.refine((s) => !s.PROVIDER_JWKS_URL || s.PROVIDER_URL, {
  path: ['PROVIDER_JWKS_URL'],
  message: 'needs PROVIDER_URL',
})
  .refine((s) => !s.SMTP_URL || s.PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'is needed with SMTP_URL: the links in mails begin with it',
  })
  .refine((s) => !s.PROVIDER_JWKS_URL || s.PROVIDER_AUDIENCE, {
    path: ['PROVIDER_AUDIENCE'],
    message: 'is needed with PROVIDER_JWKS_URL: whom the tokens are for',
  })

export type MailConfig = { smtpUrl: string; publicUrl: string; site: string; from: string }

export type Config = {
  port: number
  host: string
  dataDir: string
  /** Unset: the embedded PostgreSQL under dataDir. */
  databaseUrl: string | undefined
  /** The same as a role that only reads and writes rows; unset: databaseUrl. */
  databaseServingUrl: string | undefined
  /** A copy that may lag behind, for the dashboards of teachers and institutes; unset: databaseServingUrl. */
  databaseReadUrl: string | undefined
  loginUrl: string
  providerUrl: string | undefined
  providerKeys: ProviderKeys | undefined
  tokenSecret: string | undefined
  hint: HintConfig
  demo: boolean
  /** False only when capacity is measured. */
  callLimits: boolean
  publicLanding: boolean
  logLevel: string
  /** Where security events go: stdout, off or a file. */
  securityLog: string
  /** The file with the ids of those who were erased. */
  tombstones: string
  operator: SiteOperator
  /** How mails are sent; unset: none are. */
  mail: MailConfig | undefined
  /** Whose forwarding headers name the client's address. */
  trustProxy: string
  /** Where the site is found: what its own machine calls it, unless it is told. */
  publicUrl: string
  /** How many connections a process opens at most for the people who signed up. */
  databaseConnections: number
  workers: number
}

/** The address of the provider's keys, and the issuer and audience that its tokens must have. */
export type ProviderKeys = { url: string; issuer?: string | undefined; audience: string | undefined }

export type HintConfig = {
  source: (typeof hintSources)[number]
  url?: string | undefined
  key?: string | undefined
  model?: string | undefined
}

/** Only this machine reaches the server there, or a proxy on it. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)

/** The only reader of the environment. Throws an Error whose message names each bad setting. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Settings.safeParse(environment)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const s = parsed.data
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    databaseServingUrl: s.DATABASE_SERVING_URL,
    databaseReadUrl: s.DATABASE_READ_URL,
    loginUrl: s.LOGIN_URL,
    providerUrl: s.PROVIDER_URL,
    providerKeys: s.PROVIDER_JWKS_URL
      ? { url: s.PROVIDER_JWKS_URL, issuer: s.PROVIDER_ISSUER, audience: s.PROVIDER_AUDIENCE ?? '' }
      : undefined,
    tokenSecret: s.TOKEN_SECRET,
    hint: { source: s.HINT_SOURCE, url: s.HINT_URL, key: s.HINT_KEY, model: s.HINT_MODEL },
    demo: s.DEMO ?? (s.DATABASE_URL === undefined && isLoopback(s.HOST)),
    callLimits: s.CALL_LIMITS,
    publicLanding: s.PUBLIC_LANDING,
    logLevel: s.LOG_LEVEL,
    securityLog: ['stdout', 'off'].includes(s.SECURITY_LOG) ? s.SECURITY_LOG : resolve(s.SECURITY_LOG),
    tombstones: resolve(s.TOMBSTONES ?? join(s.DATA_DIR, 'tombstones')),
    operator: {
      name: s.SITE_NAME,
      postalAddress: s.SITE_ADDRESS.split('|').flatMap((line) => line.trim() || []),
      email: s.SITE_EMAIL,
      phone: s.SITE_PHONE,
    },
    mail: s.SMTP_URL
      ? { smtpUrl: s.SMTP_URL, publicUrl: s.PUBLIC_URL ?? '', site: s.SITE_NAME, from: s.SITE_EMAIL }
      : undefined,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    trustProxy: s.TRUST_PROXY,
    databaseConnections: s.DATABASE_CONNECTIONS,
    workers: s.WORKERS,
  }
}
