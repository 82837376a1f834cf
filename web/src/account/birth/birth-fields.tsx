import type { BirthMonth } from '@vikalp/domain/sharing/adult-from'
import { useMessages } from '#platform/texts/messages.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { monthOptions, yearOptions } from './birth-month.ts'

type BirthFieldsProps = {
  field: <Name extends keyof BirthMonth>(name: Name) => { name: Name; error: string | undefined }
}

/** In which month somebody was born, of a form. */
export function BirthFields({ field }: BirthFieldsProps) {
  const m = useMessages('birth')
  return (
    <>
      <SelectField {...field('month')} label={m.month} options={monthOptions(m.choose, m.months)} />
      <SelectField {...field('year')} label={m.year} options={yearOptions(m.choose)} />
    </>
  )
}
