import { Flag } from 'lucide'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './report-question.module.css'

/** Teachers and institutes, who review the quizzes of others, write to the operator. */
export function MailReport({ questionId }: { questionId: string }) {
  const m = useMessages('reports')
  const href = `mailto:${siteOperator().email}?subject=${encodeURIComponent(m.subject(questionId))}`
  return (
    <a className={styles.mail} href={href}>
      <Icon of={Flag} size={16} />
      {m.byMail}
    </a>
  )
}
