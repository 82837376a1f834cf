// The page has this script inside, so that the data of its screen is on the way before the application is (record 0035).
import { isWordOf, type Role, roles } from '@vikalp/domain/vocabulary'
import { rememberedRole } from '#account/remembered-role.ts'
import { attemptStore } from '#attempts/attempt-store.ts'
import { chooseQuiz, type QuizEntry } from '#features/quiz/play/state/choose-quiz.ts'
import { currentToken } from '#platform/access/token.ts'
import { addressOf, headersOf } from '#platform/api/api-client.ts'
import { peekEarly, sendEarly } from '#platform/api/early-calls.ts'
import { fieldsOf } from '#platform/fields-of.ts'
import { screenState } from '#platform/navigation/screen-state.ts'
import { account, callsLeft, type FirstCall, firstCallsOf, type Visit } from './first-calls.ts'

/** As the screen of the quiz decides: the quiz of the history entry, else an open one, else a new one. */
function missingQuiz(): QuizEntry | undefined {
  const requested = screenState('quiz', history.state)
  const { quizId } = fieldsOf(history.state)
  const { isDefault: _, ...names } = requested
  const entry =
    typeof quizId === 'string'
      ? { ...names, quizId }
      : chooseQuiz(requested, attemptStore.listOpen(), () => crypto.randomUUID())
  const isKnown = attemptStore.findRecord(entry.quizId)?.finishedAt ?? attemptStore.find(entry.quizId)
  return isKnown === undefined ? entry : undefined
}

const visit = (role: Role | undefined): Visit => ({
  path: location.pathname,
  search: location.search,
  state: history.state,
  role,
  missingQuiz,
})

function send(token: string, calls: readonly FirstCall[]): void {
  for (const { method, path: to, ...request } of calls) {
    const body = request.body && JSON.stringify(request.body)
    sendEarly(addressOf(to, request), { method, headers: headersOf(token, request), ...(body && { body }) })
  }
}

async function askEarly(token: string): Promise<void> {
  const first = visit(rememberedRole())
  const calls = firstCallsOf(first)
  send(token, calls)
  if (calls.some(({ path: to }) => to.startsWith('/api/profiles/'))) warmFormats()
  if (first.role === undefined && calls.includes(account))
    send(token, callsFor(await peekEarly(account.path), calls))
}

/** What the screen needs besides, now that the server has said who the user is. */
function callsFor(answer: unknown, asked: readonly FirstCall[]): FirstCall[] {
  const { role } = fieldsOf(fieldsOf(answer).data)
  return isWordOf(roles, role) ? callsLeft(firstCallsOf(visit(role)), asked) : []
}

/**
 * What a browser knows of numbers and dates it looks up when it is first asked, which takes a cheap phone 60 ms. A
 * dashboard shows both, and until the application arrives there is nothing else to do.
 */
function warmFormats(): void {
  const { lang } = document.documentElement
  new Intl.NumberFormat(lang).format(1)
  new Intl.DateTimeFormat(lang, { weekday: 'short' }).format(0)
}

const token = currentToken()
// What fails here the application asks by itself.
if (token !== undefined) askEarly(token).catch(() => undefined)
