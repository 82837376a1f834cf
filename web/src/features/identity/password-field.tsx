import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Field } from '#ui/input/field.tsx'
import styles from './login-screen.module.css'

type PasswordFieldProps = {
  name: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error: string | undefined
}

export function PasswordField(props: PasswordFieldProps) {
  const { login } = useMessages('identity')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...props}
      label={login.password}
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
          <Icon size={20} />
        </button>
      }
    />
  )
}
