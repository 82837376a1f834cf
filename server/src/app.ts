import { createHmac } from 'node:crypto'
import swagger from '@fastify/swagger'
import type { SiteSettings } from '@vikalp/contract/site'
import fastify, { type FastifyInstance } from 'fastify'
import { HeldQuestions } from './access/held-questions.ts'
import { findRelation } from './access/relation.store.ts'
import { findSamplePerson } from './access/sample-person.store.ts'
import type { Config } from './config.ts'
import type { FeatureDeps } from './feature-deps.ts'
import { bookmarksRoutes } from './features/bookmarks/bookmarks.routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { classesRoutes } from './features/classes/classes.routes.ts'
import { hintRoutes } from './features/hint/hint.routes.ts'
import { hintSource } from './features/hint/hint-source.ts'
import { builtInProvider } from './features/identity/built-in-provider.ts'
import { renewTokens } from './features/identity/devices/renew-tokens.ts'
import { TombstoneFile } from './features/identity/erasure/tombstones.ts'
import { externalProvider } from './features/identity/external-provider.ts'
import { FailedTries } from './features/identity/failed-tries.ts'
import { identityRoutes } from './features/identity/identity.routes.ts'
import { KnownCallers } from './features/identity/known-callers.ts'
import { emailTokens } from './features/identity/mail/email-token.ts'
import { makeMailer } from './features/identity/mail/mailer.ts'
import { hasName, type Site, siteAt } from './features/identity/passkeys/passkey-checks.ts'
import { tokenSigner } from './features/identity/token.ts'
import { instituteRoutes } from './features/institute/institute.routes.ts'
import { mocksRoutes } from './features/mocks/mocks.routes.ts'
import { NumberedForms } from './features/mocks/papers/numbered-forms.ts'
import { receipts } from './features/mocks/receipts.ts'
import { testsRoutes } from './features/mocks/tests/tests.routes.ts'
import { photoRoutes } from './features/photo/photo.routes.ts'
import { learnerRoutes } from './features/practice/learner.routes.ts'
import { practiceRoutes } from './features/practice/practice.routes.ts'
import { quizRoutes } from './features/quiz/quiz.routes.ts'
import { RecentAttempts } from './features/quiz/recent-attempts.ts'
import { reportsRoutes } from './features/reports/reports.routes.ts'
import { schoolRoutes } from './features/school/school.routes.ts'
import { sharingRoutes } from './features/sharing/sharing.routes.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { studentRoutes } from './features/student/student.routes.ts'
import { penNames } from './features/suggestions/pen-names.ts'
import { suggestionsRoutes } from './features/suggestions/suggestions.routes.ts'
import { teachingRoutes } from './features/teaching/teaching.routes.ts'
import { WaitingLessons } from './learners/waiting-lessons.ts'
import type { Authenticate } from './platform/caller.ts'
import type { Listener } from './platform/database/listener.ts'
import { readerOf } from './platform/database/read-copy.ts'
import { installErrorReply, rejectUnreadable } from './platform/error-reply.ts'
import { installCompression } from './platform/json/compress.ts'
import { installLateSerializers } from './platform/json/late-serializers.ts'
import { installJsonBody } from './platform/json-body.ts'
import { installLeaving } from './platform/leaving.ts'
import { countCall, giveBack } from './platform/load/call-windows.store.ts'
import { installLimits, type SharedCount } from './platform/load/limit-calls.ts'
import { installLoadShedding } from './platform/load/shed-load.ts'
import { installMetrics } from './platform/monitoring/metrics.ts'
import { recordSecurity } from './platform/monitoring/record-security.ts'
import { installRequestLog, logOptions } from './platform/monitoring/request-log.ts'
import { securityLog } from './platform/monitoring/security-log.ts'
import { securityHeaders } from './platform/security-headers.ts'
import type { Databases } from './platform/tenants.ts'
import { installQuestionImages } from './web-pages/question-images.ts'
import { installSecurityContact } from './web-pages/security-contact.ts'
import { installWebPages } from './web-pages/web-pages.ts'

export type AppDeps = Omit<FeatureDeps, 'db' | 'heldQuestions'> & {
  config: Config
  tokenSecret: string
  databases: Databases
  /** The same read from elsewhere, where there is such a place. */
  copies?: Databases | undefined
  /** Without one, who calls is asked of the database for every request. */
  listener?: Listener
  /** Without one that learns, only who reads what is believed has it learn. */
  lessons?: WaitingLessons
}

/** Composes the whole server: platform first, then every feature. It does not listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(deps.config.providerUrl)
  const app = fastify({
    ...logOptions(deps.config.logLevel),
    ...rejectUnreadable(headers),
    bodyLimit: 64 * 1024,
    trustProxy: deps.config.trustProxy,
    requestTimeout: 15_000, // a client that sends its request too slowly is cut off
    // For the body Node uses the longer of the two limits, and checks every half minute.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    return503OnClosing: false, // requests on open connections are still answered while the server stops
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler(() => () => true) // serve() reads requests with the contract's own schemas
  installLateSerializers(app)
  installRequestLog(app)
  recordSecurity(app, eventsLog(deps.config, app.log), deps.tokenSecret)
  installErrorReply(app)
  cutSlowReaders(app)
  installJsonBody(app)
  installCompression(app)
  installHeaders(app, headers)
  installMetrics(app)
  installLeaving(app)
  if (deps.config.callLimits) installLoadShedding(app, headers)
  await installLimits(app, deps.config.callLimits, sharedCount(deps))
  await app.register(swagger, { openapi: { info: { title: 'Vikalp', version: '1' } } })
  addFeatures(app, deps)
  let list: string | undefined // larger than any page, and the same for everybody
  app.get('/api/openapi.json', { schema: { hide: true } }, (_, reply) => {
    list ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(list)
  })
  installSecurityContact(app, { email: deps.config.operator.email, clock: deps.clock })
  installQuestionImages(app)
  installWebPages(app, siteSettings(deps.config))
  return app
}

/** To one address, of each kind that anybody can ask for. */
const mailsPerHour = 5

/** An address is stored as a hash with the key of the tokens: there are few enough of them to try them all. */
function sharedCount({ databases, tokenSecret }: AppDeps): SharedCount {
  const stored = (key: string): string => createHmac('sha256', tokenSecret).update(key).digest('base64url')
  return {
    add: (key, seconds) => countCall(databases.public, { key: stored(key), seconds }),
    giveBack: (key) => giveBack(databases.public, stored(key)),
  }
}

const siteSettings = ({
  loginUrl,
  providerUrl,
  demo,
  publicLanding,
  operator,
  mail,
  publicUrl,
}: Config): SiteSettings => ({
  mail: mail !== undefined,
  passkeysAt: providerUrl === undefined ? passkeysAt(siteAt(operator.name, publicUrl)) : '',
  loginUrl,
  providerUrl: providerUrl ?? '',
  demo,
  publicLanding,
  operator,
})

const passkeysAt = (site: Site): string => (hasName(site) ? site.origin : '')

const eventsLog = ({ securityLog: where }: Config, log: FastifyInstance['log']) =>
  securityLog({
    where,
    onError: (error) => log.error({ reason: String(error) }, 'a security event was not written'),
  })

function addFeatures(app: FastifyInstance, appDeps: AppDeps): void {
  const { config, databases, clock, bank, tokenSecret } = appDeps
  const deps = { ...appDeps, heldQuestions: new HeldQuestions(databases.public, appDeps.listener) }
  const signer = tokenSigner(tokenSecret, clock)
  app.decorate('databases', databases)
  app.decorate('readCopy', readerOf(deps.copies ?? databases, databases))
  const callers = new KnownCallers(deps.listener)
  app.decorate('authenticate', chooseProvider(deps, builtInProvider(databases, signer, callers)))
  app.decorate('renewToken', renewTokens({ databases, signer, clock }))
  const recent = new RecentAttempts(databases.public)
  app.decorate('findRelation', async (db, callerId, target, id) => {
    const isOwnAttempt = target === 'attempt' && recent.findClosed(db, { id, studentId: callerId })
    return isOwnAttempt ? 'own' : findRelation(db, callerId, target, id)
  })
  app.decorate('findSamplePerson', findSamplePerson)
  siteRoutes(app)
  const failedTries = new FailedTries(databases.public)
  identityRoutes(app, {
    databases,
    signer,
    callers,
    clock,
    bank,
    tombstones: new TombstoneFile(config.tombstones),
    failedTries,
    emailTokens: emailTokens(tokenSecret, clock),
    mailer: config.mail && makeMailer(config.mail),
    countMail: async (kind, address) => {
      const { calls, secondsLeft } = await sharedCount(deps).add(`mail ${kind} ${address}`, 3600)
      return calls <= mailsPerHour ? 0 : Math.ceil(secondsLeft)
    },
    site: siteAt(config.operator.name, config.publicUrl),
    hasAccounts: config.providerUrl === undefined,
    hasDemo: config.demo,
  })
  catalogueRoutes(app, deps)
  quizRoutes(app, { ...deps, recent, lessons: deps.lessons ?? new WaitingLessons() })
  practiceRoutes(app, deps)
  learnerRoutes(app, deps)
  const mocks = { ...deps, forms: new NumberedForms(bank), receiptFor: receipts(tokenSecret) }
  mocksRoutes(app, mocks)
  testsRoutes(app, mocks)
  studentRoutes(app, deps)
  teachingRoutes(app, deps)
  hintRoutes(app, { ...deps, source: hintSource(config.hint), log: app.log })
  suggestionsRoutes(app, { ...deps, penNameOf: penNames(tokenSecret) })
  reportsRoutes(app, deps)
  bookmarksRoutes(app, deps)
  classesRoutes(app, deps)
  instituteRoutes(app, deps)
  photoRoutes(app, deps)
  // Elsewhere the provider makes the accounts.
  if (config.providerUrl === undefined) schoolRoutes(app, { ...deps, siteAddress: addressOf(config) })
  sharingRoutes(app, deps)
}

/** Without PUBLIC_URL the configuration says localhost, at which nobody else is at home. */
const addressOf = ({ publicUrl }: Config): string | undefined => {
  const { host, hostname } = new URL(publicUrl)
  return hostname === 'localhost' ? undefined : host
}

function chooseProvider({ config, databases, clock }: AppDeps, builtIn: Authenticate): Authenticate {
  const { providerUrl, providerKeys: keys, demo } = config
  if (providerUrl) return externalProvider({ db: databases.public, clock, providerUrl, keys })
  return demo ? builtIn : withoutDemo(builtIn)
}

/** Who signed in to a demo account before there were none any more is signed out. */
const withoutDemo =
  (authenticate: Authenticate): Authenticate =>
  async (token) => {
    const caller = await authenticate(token)
    return caller?.tenant === 'demo' ? undefined : caller
  }

function installHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const usual = { ...headers, 'cache-control': 'no-store' } // files and pages say otherwise
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(usual)
    done()
  })
}

/** An answer has at most a few hundred kilobytes: whoever has not read it in two minutes keeps the connection on purpose. */
function cutSlowReaders(app: FastifyInstance): void {
  app.server.maxConnections = 10_000
  app.addHook('onRequest', (_, { raw }, done) => {
    const timer = setTimeout(() => raw.socket?.destroy(), 120_000).unref()
    raw.once('close', () => clearTimeout(timer))
    done()
  })
}
