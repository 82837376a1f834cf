import { paperLimits } from '@vikalp/domain/limits'
import { difficulties } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Field } from '#ui/input/field.tsx'
import { type DraftSection, sectionOfMix, usualMix } from './draft-section.ts'
import styles from './make-test.module.css'

type SectionLevelsProps = { section: DraftSection; put: (section: DraftSection) => void }

/** How many questions of a subject, in all or of each level. */
export function SectionLevels({ section, put }: SectionLevelsProps) {
  const m = useMessages('tests').make
  const { subjectName } = useNames()
  const { subject, chapters, count, mix } = section
  const withoutMix = { subject, chapters, count }
  const wholeNumber = (typed: number, least: number) => Math.max(least, Math.trunc(typed) || least)
  return (
    <>
      {!mix && (
        <Field
          type="number"
          name={`count-${subject}`}
          label={m.count(subjectName(subject))}
          min={1}
          max={paperLimits.questions}
          value={count}
          onChange={({ target }) => put({ ...withoutMix, count: wholeNumber(target.valueAsNumber, 1) })}
        />
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          name={`mixed-${subject}`}
          checked={mix !== undefined}
          onChange={() => put(mix ? withoutMix : sectionOfMix(section, usualMix(count)))}
        />
        {m.eachLevel}
      </label>
      {mix && (
        <fieldset className={styles.levels}>
          <legend>{m.count(subjectName(subject))}</legend>
          {difficulties.map((level) => (
            <Field
              key={level}
              type="number"
              name={`count-${subject}-${level}`}
              label={m.level(level)}
              min={0}
              max={paperLimits.questions}
              value={mix[level]}
              onChange={({ target }) =>
                put(sectionOfMix(section, { ...mix, [level]: wholeNumber(target.valueAsNumber, 0) }))
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
