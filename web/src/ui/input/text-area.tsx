import type { TextareaHTMLAttributes } from 'react'
import { type Label, Labelled } from './labelled.tsx'
import styles from './text-area.module.css'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & Label

export const TextArea = ({ label, labelHidden, hint, error, ...textarea }: TextAreaProps) => (
  <Labelled {...{ label, labelHidden, hint, error }}>
    {(control) => <textarea {...textarea} {...control} className={styles.area} />}
  </Labelled>
)
