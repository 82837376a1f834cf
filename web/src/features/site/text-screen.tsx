import { phoneLink, siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Page } from '#ui/layout/page.tsx'
import styles from './text-screen.module.css'

/** The text pages linked from the footer (rule 4). */
export function TextScreen({ name }: { name: 'privacy' | 'terms' | 'faq' | 'support' }) {
  const site = useMessages('site')
  const operator = siteOperator()
  const { title, intro, parts } = site[name]
  return (
    <Page key={name} title={title} subtitle={intro} narrow>
      <div className={styles.text}>
        {parts.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{site.contact}</h2>
          <dl className={styles.contact}>
            <dt>{site.email}</dt>
            <dd>
              <a href={`mailto:${operator.email}`}>{operator.email}</a>
            </dd>
            <dt>{site.phone}</dt>
            <dd>
              <a href={phoneLink(operator.phone)}>{operator.phone}</a>
            </dd>
            <dt>{site.post}</dt>
            <dd>
              <address>{operator.postalAddress.join(', ')}</address>
            </dd>
          </dl>
        </section>
        <p className={styles.updated}>{site.updated}</p>
      </div>
    </Page>
  )
}
