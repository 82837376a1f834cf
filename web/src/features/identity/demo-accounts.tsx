import { useMutation } from '@tanstack/react-query'
import { demoEmails, demoPassword } from '@vikalp/domain/identity/demo-accounts'
import { type Role, roles } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button } from '#ui/input/button.tsx'
import { enterWith } from './enter-with.ts'
import { signIn } from './identity.api.ts'
import styles from './login-screen.module.css'

/** The accounts of the made-up institute; their password is public by design. */
export function DemoAccounts() {
  const { login } = useMessages('identity')
  const problems = useMessages('problems')
  const enter = useMutation({
    mutationFn: (role: Role) =>
      signIn({ body: { email: demoEmails[role], password: demoPassword }, keepToken: true }),
    onSuccess: enterWith,
  })
  const isBusy = enter.isPending || enter.isSuccess
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 id="demo">{login.demoTitle}</h2>
      <p>{login.demoText}</p>
      {enter.isError && (
        <p className={styles.problem} role="alert">
          {problemText(problems, 'signIn', enter.error)}
        </p>
      )}
      {roles.map((role) => (
        <Button
          key={role}
          kind="outline"
          busy={isBusy && enter.variables === role}
          disabled={isBusy && enter.variables !== role}
          onClick={() => enter.mutate(role)}
        >
          {login.demoAs[role]}
        </Button>
      ))}
    </section>
  )
}
