import { ArrowRight } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import styles from './hero.module.css'

type HeroProps = { heading: Ref<HTMLHeadingElement>; sample: ReactNode; onDemo: () => void }

/** The promise, one button, and a real question to try. */
export function Hero({ heading, sample, onDemo }: HeroProps) {
  const { hero } = useMessages('landing')
  return (
    <div id="home" className={styles.hero}>
      <div className={styles.columns}>
        <div className={styles.promise}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            <span className={styles.sentences}>{hero.promise}</span>{' '}
            <mark className={styles.stroke}>{hero.stroke}</mark>
          </h1>
          <p className={styles.text}>{hero.text}</p>
          <div className={styles.actions}>
            <LinkButton
              className={styles.action}
              href={paths.examSelection}
              iconEnd={<Icon of={ArrowRight} size={20} />}
              onPointerDown={() => prefetchScreen('testType')}
            >
              {hero.start}
            </LinkButton>
            <Button kind="outline" className={styles.action} onClick={onDemo}>
              {hero.demo}
            </Button>
          </div>
          <p className={styles.note}>{hero.note}</p>
        </div>
        {sample}
      </div>
    </div>
  )
}
