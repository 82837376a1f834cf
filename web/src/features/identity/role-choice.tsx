import { useMessages } from '#platform/messages.tsx'
import styles from './login-screen.module.css'
import { roles } from './new-account.ts'

export function RoleChoice() {
  const { login } = useMessages().identity
  return (
    <fieldset className={styles.roles}>
      <legend>{login.role}</legend>
      <div className={styles.choices}>
        {roles.map((role, index) => (
          <label key={role}>
            <input type="radio" name="role" value={role} defaultChecked={index === 0} />
            {login.roles[role]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
