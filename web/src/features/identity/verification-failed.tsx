import { CircleX } from 'lucide'
import { useEffect, useRef } from 'react'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import styles from './verify-screen.module.css'

type VerificationFailedProps = { text: string; again?: () => void }

export function VerificationFailed({ text, again }: VerificationFailedProps) {
  const { verify } = useMessages('identity')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Icon of={CircleX} className={styles.icon} size={40} />
      <h2 ref={heading} tabIndex={-1}>
        {verify.failed}
      </h2>
      <p>{text}</p>
      <div className={styles.actions}>
        {again && (
          <Button kind="outline" onClick={again}>
            {verify.tryAgain}
          </Button>
        )}
        <LinkButton href={paths.login}>{verify.goToLogin}</LinkButton>
      </div>
    </>
  )
}
