import { site as place } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Page } from '#ui/layout/page.tsx'
import styles from './text-screen.module.css'

/** The text pages linked from the footer (rule 4). */
export function TextScreen({ name }: { name: 'privacy' | 'terms' | 'faq' | 'support' }) {
  const site = useMessages('site')
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
              <a href={`mailto:${place.email}`}>{place.email}</a>
            </dd>
            <dt>{site.phone}</dt>
            <dd>
              <a href={place.phoneHref}>{place.phone}</a>
            </dd>
            <dt>{site.post}</dt>
            <dd>
              <address>{place.postalAddress.join(', ')}</address>
            </dd>
          </dl>
        </section>
        <p className={styles.updated}>{site.updated}</p>
      </div>
    </Page>
  )
}
