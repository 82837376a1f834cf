import type { HintReply } from '@vikalp/contract/hint'
import { holdsContactDetails } from '@vikalp/domain/suggestions/contact-details'
import type { FastifyBaseLogger } from 'fastify'
import { notFound } from '#platform/problem.ts'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { hintLeaks } from './hint-leak.ts'
import type { HintSource } from './hint-source.ts'

export type HintDeps = { bank: QuestionBank; source: HintSource | undefined; log: FastifyBaseLogger }

const longestHint = 600
/** How long a source that failed is not asked again. */
const restMs = 30_000

/**
 * The hint for a question: written once by the source and remembered, or the stored one when the source fails, is empty
 * or gives the answer away.
 */
export function hintDesk({ bank, source, log }: HintDeps): (question: string) => Promise<HintReply> {
  const written = new Map<string, Promise<Hint>>()
  let restsUntil = 0

  const write = async (question: BankQuestion, ask: HintSource): Promise<Hint> => {
    const text = (await ask({ text: question.text, options: Object.values(question.options) })).trim()
    if (isUsable(text, question)) return { text }
    log.warn({ questionId: question.id }, 'the hint source gave no usable hint')
    return stored(question)
  }

  return async (asked) => {
    const question = bank.find(asked) ?? bank.findByText(asked)
    if (!question) throw notFound('The question')
    if (!source) return reply(stored(question))
    if (!written.has(question.id) && performance.now() < restsUntil) return reply(stored(question))
    const hint = written.get(question.id) ?? write(question, source)
    written.set(question.id, hint)
    return hint.then(reply, (error: unknown) => {
      written.delete(question.id) // the source may succeed for a later student
      restsUntil = performance.now() + restMs
      log.warn({ err: error }, 'the hint source failed')
      return reply(stored(question))
    })
  }
}

/** Also not a way for a stranger to reach a student. */
const isUsable = (text: string, question: BankQuestion): boolean =>
  text !== '' && text.length <= longestHint && !hintLeaks(text, question) && !holdsContactDetails(text)

type Hint = { text: string; html?: string }

const stored = ({ hint, html }: BankQuestion): Hint => ({ text: hint, html: html.hint })

const reply = (hint: Hint): HintReply => ({ hint: { candidates: [{ content: { parts: [hint] } }] } })
