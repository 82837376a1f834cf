import { useMessages } from '#platform/texts/messages.tsx'
import { Band } from './band.tsx'
import styles from './purpose.module.css'

const parts = ['vision', 'mission', 'values'] as const

export function Purpose() {
  const { purpose } = useMessages('landing')
  return (
    <Band title={purpose.title}>
      <div className={styles.parts}>
        {parts.map((part) => (
          <section key={part}>
            <h3>{purpose[part].title}</h3>
            <p>{purpose[part].text}</p>
          </section>
        ))}
      </div>
    </Band>
  )
}
