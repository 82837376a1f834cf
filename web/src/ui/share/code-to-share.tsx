import { Copy, Share2 } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '../feedback/toast.tsx'
import { Button } from '../input/button.tsx'
import styles from './code-to-share.module.css'
import { canShare, copyText, shareText } from './share-text.ts'

type CodeToShareProps = {
  /** The label of the code, which a page may show more than once. */
  label: string
  /** What the code opens, when a page shows several codes under one label. */
  about?: string
  code: string
  /** The sentence with the code that is shared. */
  invitation: string
  texts: { copy: string; share: string; copied: string; notCopied: string }
  /** More actions in the same row. */
  children?: ReactNode
}

/** A code for others to type: big, easy to copy, easy to send. */
export function CodeToShare({ label, about = label, code, invitation, texts, children }: CodeToShareProps) {
  const toast = useToast()
  const say = (outcome: string) => {
    if (outcome === 'copied') toast({ text: texts.copied })
    if (outcome === 'failed') toast({ text: texts.notCopied })
  }
  return (
    <div className={styles.row}>
      <p className={styles.label}>
        {label} <code className={styles.code}>{code}</code>
      </p>
      <div className={styles.actions}>
        <Button
          kind="tonal"
          icon={<Icon of={Copy} />}
          onClick={() => void copyText(code, navigator).then(say)}
          aria-label={`${texts.copy}: ${about}`}
        >
          {texts.copy}
        </Button>
        {canShare(navigator) && (
          <Button
            kind="tonal"
            icon={<Icon of={Share2} />}
            onClick={() => void shareText(invitation, navigator).then(say)}
            aria-label={`${texts.share}: ${about}`}
          >
            {texts.share}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
