import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import frame from './input-box.module.css'
import { type Label, Labelled } from './labelled.tsx'

type FieldProps = InputHTMLAttributes<HTMLInputElement> &
  Label & {
    /** Inside the field at its end, such as a button that shows the password. */
    end?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** A labelled input, described by its rule or its error. */
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
