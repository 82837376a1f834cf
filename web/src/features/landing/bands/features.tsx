import { Award, Factory, FlaskConical, Lightbulb, type LucideIcon, SearchCheck, Users } from 'lucide-react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Band, Grid } from './band.tsx'
import styles from './features.module.css'

// Requirement 3.3: what the landing page promotes, in this order.
const cards = [
  ['thinking', SearchCheck],
  ['games', Award],
  ['curiosity', Lightbulb],
  ['industry', Factory],
  ['experience', FlaskConical],
  ['teamwork', Users],
] as const satisfies readonly (readonly [string, LucideIcon])[]

export function Features() {
  const { features } = useMessages('landing')
  return (
    <Band id="features" title={features.title}>
      <Grid>
        {cards.map(([name, Icon]) => (
          <li key={name} className={styles.card}>
            <span className={styles.icon}>
              <Icon size={24} />
            </span>
            <h3>{features.cards[name].title}</h3>
            <p>{features.cards[name].text}</p>
          </li>
        ))}
      </Grid>
    </Band>
  )
}
