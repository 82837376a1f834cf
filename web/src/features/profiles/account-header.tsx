import type { Account } from '@vikalp/contract/identity'
import { initials } from '@vikalp/domain/progress/initials'
import { useMessages } from '#platform/messages.tsx'
import styles from './account-header.module.css'
import { SignOut } from './sign-out.tsx'

export function AccountHeader({ account }: { account: Account }) {
  const { profiles } = useMessages()
  return (
    <section className={styles.header} aria-label={account.name}>
      <span className={styles.initials} aria-hidden="true">
        {initials(account.name)}
      </span>
      <div className={styles.who}>
        <h2>{account.name}</h2>
        <p>{profiles.roles[account.role]}</p>
        <p>{account.email}</p>
      </div>
      <SignOut />
    </section>
  )
}
