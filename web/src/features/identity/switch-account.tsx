import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import styles from './verify-screen.module.css'

type SwitchAccountProps = { name: string | undefined; onSwitch: () => void; onStay: () => void }

export function SwitchAccount({ name, onSwitch, onStay }: SwitchAccountProps) {
  const { verify } = useMessages('identity')
  return (
    <>
      <h2>{verify.switchTitle}</h2>
      <p>{verify.switchTo(name ?? verify.anotherAccount)}</p>
      <div className={styles.actions}>
        <Button kind="outline" onClick={onSwitch}>
          {verify.switchConfirm}
        </Button>
        <Button onClick={onStay}>{verify.switchCancel}</Button>
      </div>
    </>
  )
}
