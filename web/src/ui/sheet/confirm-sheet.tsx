import { Button } from '../input/button.tsx'
import styles from './confirm-sheet.module.css'
import { Sheet } from './sheet.tsx'

type ConfirmSheetProps = {
  title: string
  text: string
  confirm: string
  cancel: string
  open: boolean
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
}

/** One question with two answers; closing it in any other way cancels. */
export const ConfirmSheet = ({
  title,
  text,
  confirm,
  cancel,
  open,
  onConfirm,
  onCancel,
  busy,
}: ConfirmSheetProps) => (
  <Sheet
    title={title}
    open={open}
    onClose={onCancel}
    footer={
      <div className={styles.actions}>
        <Button kind="outline" onClick={onCancel}>
          {cancel}
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    }
  >
    <p className={styles.text}>{text}</p>
  </Sheet>
)
