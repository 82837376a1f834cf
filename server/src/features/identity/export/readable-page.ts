import { attemptTitle } from '@vikalp/domain/english/attempt-title'
import { chapterTitle } from '@vikalp/domain/english/chapter-titles'
import { letters } from '@vikalp/domain/vocabulary'
import type { BankQuestion, NumericQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { type AttemptRow, type ExportRow, isLetter } from './export.store.ts'
import type { PersonalData } from './pack-person.ts'
import { escaped, headingOf, shown } from './readable-text.ts'
import { sections, type WholeSection, wholeSections } from './sections.ts'
import { questionsIn } from './write-data.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f}
h2{margin-top:2.5rem}table{border-collapse:collapse;width:100%}
th,td{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th[scope=row]{white-space:nowrap}
.words{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
article{border-top:1px solid #bbb;padding:.5rem 0;break-inside:avoid}
@media print{body{margin:0;max-width:none;font-size:11pt}a{color:inherit;text-decoration:none}}`

/** index.html, part by part: no script, nothing from elsewhere, and every text of a person escaped. */
export async function* readablePage(
  person: PersonalData,
  bank: QuestionBank,
  hasPhoto: boolean,
): AsyncGenerator<string> {
  const { account, ...lists } = person.sections
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'">
<title>Everything kept about you</title><style>${style}</style></head>
<body><main><h1>Everything kept about you</h1>
<p>Made on ${shown(person.madeAt)}, Indian time. The same, for programs, is in data.json. Whoever has this file can read all of it: keep it where only you can.</p>
`
  yield `<h2>${sections.account}</h2>${detailsOf(account[0] ?? {})}\n`
  if (hasPhoto) yield '<p><img src="photo.webp" alt="Your photo" width="128" height="128"></p>\n'
  for (const name of wholeSections) if (name !== 'account') yield sectionOf(name, person.sections[name])
  if (person.sections.sittings.length > 0)
    yield `<h2>${sections.acts}</h2>\n<p>Every act is in data.json.</p>\n`
  yield `<h2 id="quizzes">${sections.attempts}</h2>\n`
  const met = new Set(questionsIn(lists))
  for await (const page of person.attempts())
    for (const attempt of page) {
      yield attemptOf(attempt, person.held)
      for (const id of attempt.questionIds) met.add(id)
    }
  yield '<h2>The questions you met</h2>\n'
  for (const id of met)
    yield person.held.has(id)
      ? `<article id="${id}"><h3>${id}</h3><p>In a paper that is not over.</p></article>\n`
      : questionOf(id, bank.find(id) ?? bank.findNumeric(id))
  yield '</main></body></html>\n'
}

function detailsOf(row: ExportRow): string {
  const known = Object.entries(row).filter(([, value]) => value !== null)
  const lines = known.map(
    ([name, value]) => `<tr><th scope="row">${headingOf(name)}</th>${cellOf(name, value)}</tr>`,
  )
  return `<table>${lines.join('')}</table>`
}

/** Without rows there is no section: what is not there is not listed. */
function sectionOf(name: WholeSection, rows: readonly ExportRow[]): string {
  const [first] = rows
  if (!first) return ''
  const names = Object.keys(first)
  const head = names.map((column) => `<th scope="col">${headingOf(column)}</th>`).join('')
  const body = rows
    .map((row) => `<tr>${names.map((column) => cellOf(column, row[column])).join('')}</tr>`)
    .join('\n')
  return `<h2>${sections[name]}</h2>\n<table><thead><tr>${head}</tr></thead><tbody>\n${body}</tbody></table>\n`
}

const cellOf = (name: string, value: unknown): string =>
  name === 'questionId' ? `<td>${linkTo(String(value))}</td>` : `<td>${shown(value)}</td>`

const linkTo = (id: string): string => `<a href="#${escaped(id)}">${escaped(id)}</a>`

function attemptOf(
  { exam, subject, chapters, questionIds, chosen, key, ...attempt }: AttemptRow,
  held: ReadonlySet<string>,
): string {
  const { startedAt, submittedAt, correct } = attempt
  const score = submittedAt ? `${correct} of ${questionIds.length} right` : 'not submitted'
  const answers = questionIds.map((id, place) => {
    const [letter = '', right = ''] = [chosen[place], key[place]]
    const said = !isLetter(letter)
      ? 'skipped'
      : held.has(id)
        ? letter
        : letter === right
          ? `${letter}, right`
          : `${letter}, not right`
    return `${linkTo(id)}: ${said}`
  })
  return `<article><h3>${escaped(attemptTitle(chapters.map(chapterTitle)))}</h3>
<p>${escaped(`${exam}, ${subject}`)}, ${shown(submittedAt ?? startedAt)}: ${score}</p><p>${answers.join('; ')}</p></article>\n`
}

/** The markup of the bank is its own; a question that was taken out since has only its id. */
function questionOf(id: string, question: BankQuestion | NumericQuestion | undefined): string {
  if (!question)
    return `<article id="${escaped(id)}"><h3>${escaped(id)}</h3><p>Not in the question bank any more.</p></article>\n`
  const options =
    'options' in question ? letters.map((letter) => `<p>${letter}. ${question.html.options[letter]}</p>`) : []
  const answer = 'options' in question ? question.answer : question.answer.printed
  return `<article id="${id}"><h3>${id}</h3>${question.html.question}${options.join('')}<p>The answer is ${answer}.</p></article>\n`
}
