import { Award, Factory, FlaskConical, type IconNode, Lightbulb, SearchCheck, Users } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
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
] as const satisfies readonly (readonly [string, IconNode])[]

export function Features() {
  const { features } = useMessages('landing')
  return (
    <Band id="features" title={features.title}>
      <Grid>
        {cards.map(([name, icon]) => (
          <li key={name} className={styles.card}>
            <span className={styles.icon}>
              <Icon of={icon} size={24} />
            </span>
            <h3>{features.cards[name].title}</h3>
            <p>{features.cards[name].text}</p>
          </li>
        ))}
      </Grid>
    </Band>
  )
}
