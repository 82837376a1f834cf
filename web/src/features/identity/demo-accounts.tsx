import { demoEmails, demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Button } from '#ui/input/button.tsx'
import { enterWith } from './enter-with.ts'
import { signIn } from './identity.api.ts'
import styles from './login-screen.module.css'

/** The accounts of the sample institute; their password is public by design. */
export function DemoAccounts() {
  const { login } = useMessages('identity')
  const problems = useMessages('problems')
  const enter = useChange('session', {
    mutationFn: (role: Role) =>
      signIn({ body: { email: demoEmails[role], password: demoPassword }, keepToken: true }),
    onSuccess: enterWith,
  })
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 id="demo">{login.demoTitle}</h2>
      <p>{login.demoText}</p>
      {enter.isError && <Alert>{problemText(problems, 'signIn', enter.error)}</Alert>}
      {roles.map((role) => (
        <Button
          key={role}
          kind="text"
          flush
          busy={enter.isPending && enter.variables === role}
          disabled={enter.isPending && enter.variables !== role}
          onClick={() => enter.mutate(role)}
        >
          {login.demoAs[role]}
        </Button>
      ))}
    </section>
  )
}
