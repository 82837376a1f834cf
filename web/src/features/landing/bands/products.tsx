import { ArrowRight, BookOpen, FlaskConical, type IconNode, Target } from 'lucide'
import { Link } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Band, Grid } from './band.tsx'
import styles from './products.module.css'

// Requirement 3.5: three product cards that lead to the exam selection.
const cards = [
  ['science', FlaskConical],
  ['board', BookOpen],
  ['competitive', Target],
] as const satisfies readonly (readonly [string, IconNode])[]

export function Products() {
  const { products } = useMessages('landing')
  return (
    <Band id="products" title={products.title}>
      <Grid>
        {cards.map(([name, icon]) => (
          <li key={name} className={styles.card}>
            <Icon of={icon} size={28} />
            <h3>
              <Link className="card-link" href={paths.examSelection}>
                {products.cards[name].title}
              </Link>
            </h3>
            <p>{products.cards[name].text}</p>
            <span className={styles.open} aria-hidden="true">
              {products.open}
              <Icon of={ArrowRight} size={20} />
            </span>
          </li>
        ))}
      </Grid>
      <LinkButton kind="text" flush href={paths.mocks} iconEnd={<Icon of={ArrowRight} size={20} />}>
        {products.mocks}
      </LinkButton>
    </Band>
  )
}
