import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import frame from './input-box.module.css'
import { type Label, Labelled } from './labelled.tsx'

type FieldProps = InputHTMLAttributes<HTMLInputElement> &
  Label & {
    /** Stands inside the field at its end: a button that shows the password. */
    end?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** A labelled input whose rule and error are read with it. */
export const Field = ({ label, labelHidden, hint, error, end, ...input }: FieldProps) => (
  <Labelled {...{ label, labelHidden, hint, error }}>
    {(control) => (
      <div className={frame.box}>
        <input {...input} {...control} />
        {end}
      </div>
    )}
  </Labelled>
)
