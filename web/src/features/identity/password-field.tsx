import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Field } from '#ui/input/field.tsx'
import styles from './login-screen.module.css'

type PasswordFieldProps = {
  name: string
  autoComplete: 'current-password' | 'new-password'
  label?: string
  hint?: string
  error: string | undefined
}

export function PasswordField(props: PasswordFieldProps) {
  const { login } = useMessages('identity')
  const [isShown, setShown] = useState(false)
  const icon = isShown ? EyeOff : Eye
  return (
    <Field
      label={login.password}
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.show}
          aria-label={isShown ? login.hidePassword : login.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={icon} size={20} />
        </button>
      }
    />
  )
}
