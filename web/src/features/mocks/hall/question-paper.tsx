import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { useHall } from './hall-context.tsx'
import styles from './question-paper.module.css'
import { type PaperSectionPlace, useSections } from './sections.ts'

/** All questions to read, a section at a time; it closes to the same question. */
export function QuestionPaper({ open, onClose }: { open: boolean; onClose: () => void }) {
  const m = useMessages('hall')
  return (
    <Sheet title={m.paper} open={open} onClose={onClose}>
      <p className={styles.note}>{m.paperNote}</p>
      <Sections />
    </Sheet>
  )
}

function Sections() {
  const m = useMessages('hall')
  const { paper, current } = useHall()
  const sections = useSections(paper)
  const [chosen, choose] = useState(String(paper.questions[current]?.section ?? 0))
  const shown = sections.find(({ index }) => String(index) === chosen)
  return (
    <>
      <ToggleChips
        legend={m.sections}
        chips={sections.map(({ name, index }) => ({
          value: String(index),
          label: name,
          isChosen: String(index) === chosen,
        }))}
        onChoose={choose}
      />
      {shown && <SectionQuestions section={shown} />}
    </>
  )
}

function SectionQuestions({ section: { name, first, count, section } }: { section: PaperSectionPlace }) {
  const m = useMessages('hall')
  const { paper } = useHall()
  return (
    <section aria-label={name}>
      <p className={styles.marks}>{m.marks(section.marks.right, section.marks.wrong)}</p>
      <ol start={first + 1}>
        {paper.questions.slice(first, first + count).map(({ id, html, image }, place) => (
          <li key={id} className={styles.question}>
            <h3 className={styles.number}>{m.question(first + place + 1)}</h3>
            <RichText html={html} />
            {image && (
              <img
                src={image.src}
                alt={image.alt}
                width={image.width}
                height={image.height}
                loading="lazy"
                className={styles.image}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
