import type { ReadySitting } from '@vikalp/contract/mocks/sittings'
import { highestScore, questionCount } from '@vikalp/domain/papers/template'
import { useMessages } from '#platform/texts/messages.tsx'
import { PaletteSample, paletteLooks } from '#question/palette.tsx'
import { useSectionName } from '../hall/sections.ts'
import styles from './instructions.module.css'

/** Time, palette, moving, answering, sections with their marks, and what happens when the page is lost. */
export function InstructionText({ ready }: { ready: ReadySitting }) {
  const { instructions: m } = useMessages('hall')
  const sheet = useMessages('answerSheet')
  const { dialect, isErasable, minutes, sections, met, lostTime, leaveInfo } = ready
  const total = questionCount(sections)
  const late = useLate(ready)
  const isOfTest = ready.opensAt !== null
  return (
    <div className={styles.text}>
      <p>
        {m.total(total, minutes, highestScore(sections) / 4)} {met > 0 && m.met(met, total)}
      </p>
      <h2>{m.clockTitle}</h2>
      <p>{m.clock(minutes)}</p>
      {late && <p className={styles.late}>{late}</p>}
      <Symbols />
      <h2>{m.movingTitle}</h2>
      <p>{m.moving[dialect]}</p>
      <h2>{m.answeringTitle}</h2>
      <ul className={styles.rules}>
        {m.answering[dialect].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {!isErasable && <li>{sheet.told}</li>}
        {sections.some(({ type }) => type === 'numeric') && <li>{m.keypad}</li>}
      </ul>
      <Sections sections={sections} />
      <h2>{m.languageTitle}</h2>
      <p>{m.language}</p>
      <h2>{m.lostTitle}</h2>
      <p>{m.lostTime[isOfTest && lostTime === 'giveBack' ? 'giveBackInTest' : lostTime]}</p>
      {leaveInfo && <p className={styles.late}>{m.leaveInfo}</p>}
    </div>
  )
}

function Symbols() {
  const { instructions: m, palette } = useMessages('hall')
  return (
    <>
      <h2>{m.symbolsTitle}</h2>
      <p>{m.symbols}</p>
      <ul className={styles.symbols}>
        {paletteLooks.map((look) => (
          <li key={look}>
            <PaletteSample look={look} />
            <span>
              {palette.legend[look]}
              {look === 'answeredMarked' && `: ${palette.evaluated}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Sections({ sections }: Pick<ReadySitting, 'sections'>) {
  const { instructions: m } = useMessages('hall')
  const nameOf = useSectionName(sections)
  return (
    <>
      <h2>{m.sectionsTitle}</h2>
      <ul className={styles.rules}>
        {sections.map((section) => (
          <li key={nameOf(section)}>
            {m.section(nameOf(section), section.count, section.marks.right, section.marks.wrong)}
          </li>
        ))}
      </ul>
      {sections.length > 1 && <p>{m.afterSections}</p>}
    </>
  )
}

/** Whoever begins a test late is told what is left. */
function useLate({ opensAt, now, wouldEndAt, minutes }: ReadySitting): string | undefined {
  const { instructions: m } = useMessages('hall')
  const times = useMessages('times')
  if (opensAt === null) return undefined
  const late = minutesFrom(opensAt, now)
  const left = minutesFrom(now, wouldEndAt)
  return late > 0 && left < minutes ? m.late(late, wouldEndAt, times.length(left * 60)) : undefined
}

const minutesFrom = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / 60_000)
