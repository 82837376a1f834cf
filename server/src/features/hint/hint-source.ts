import { z } from 'zod'
import { readShort } from '#platform/read-short.ts'
import type { HintConfig } from '../../config.ts'

/** Writes a hint for a question. It never gets a token, name or free text of a student (rule 22). */
export type HintSource = (question: { text: string; options: readonly string[] }) => Promise<string>

const patienceMs = 8_000
const longestReply = 20_000

const instruction =
  'You help a class 11-12 student in India with a multiple-choice question. Give one hint of at most 45 words that ' +
  'points to the next thought. Never name an option, its letter or the result. Plain text without LaTeX or Markdown.'

/** The external source in the settings; undefined means stored hints only. */
export function hintSource({ source, url, key, model }: HintConfig): HintSource | undefined {
  if (source === 'stored') return undefined
  if (!key) throw new Error(`HINT_SOURCE ${source} needs HINT_KEY`)
  return source === 'gemini'
    ? gemini(url ?? 'https://generativelanguage.googleapis.com/v1beta', key, model ?? 'gemini-2.5-flash')
    : openAi(url ?? 'https://api.openai.com/v1', key, model ?? 'gpt-5-mini')
}

// Requirement 6.2: candidates[0].content.parts[0].text, else candidates[0].content.text, else candidates[0].output
const ModelReply = z.object({
  candidates: z.tuple(
    [
      z.object({
        content: z
          .object({ parts: z.array(z.object({ text: z.string() })).optional(), text: z.string().optional() })
          .optional(),
        output: z.string().optional(),
      }),
    ],
    z.unknown(),
  ),
})

/** Google's terms exclude users under 18: read record 0010 before turning it on. */
const gemini =
  (url: string, key: string, model: string): HintSource =>
  async (question) => {
    const reply = ModelReply.parse(
      await post(
        `${url}/models/${model}:generateContent`,
        { 'x-goog-api-key': key },
        {
          systemInstruction: { parts: [{ text: instruction }] },
          contents: [{ role: 'user', parts: [{ text: describe(question) }] }],
        },
      ),
    )
    const [{ content, output }] = reply.candidates
    return content?.parts?.[0]?.text ?? content?.text ?? output ?? ''
  }

const ChatReply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

const openAi =
  (url: string, key: string, model: string): HintSource =>
  async (question) => {
    const reply = ChatReply.parse(
      await post(
        `${url}/chat/completions`,
        { authorization: `Bearer ${key}` },
        {
          model,
          messages: [
            { role: 'system', content: instruction },
            { role: 'user', content: describe(question) },
          ],
        },
      ),
    )
    return reply.choices[0]?.message.content ?? ''
  }

const describe = ({ text, options }: Parameters<HintSource>[0]): string => [text, ...options].join('\n')

async function post(url: string, headers: Record<string, string>, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`The hint source answered ${answer.status}`)
  return JSON.parse(await readShort(answer, longestReply))
}
