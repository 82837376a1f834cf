import type { TeacherDetails } from '@vikalp/contract/teacher-profile'
import { teacherLimits, typedLimits } from '@vikalp/domain/limits'
import { indianDay } from '@vikalp/domain/progress/periods'
import { subjectKeys } from '@vikalp/domain/vocabulary'
import { DetailsSheet } from '#dashboard/details-sheet.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { saveTeacher } from './teacher.api.ts'
import { findDetailErrors, readDetails } from './teacher-details.ts'

type TeacherDetailsSheetProps = { details: TeacherDetails; onClose: () => void }

export function TeacherDetailsSheet({ details, onClose }: TeacherDetailsSheetProps) {
  const m = useMessages('teacher').form
  const { subjectName } = useNames()
  const subjectNames = subjectKeys.map((subject) => ({ value: subject, label: subjectName(subject) }))
  return (
    <DetailsSheet
      texts={m}
      details={details}
      fields={{
        subject: { label: m.subject, options: [{ value: '', label: m.noSubject }, ...subjectNames] },
        qualification: { label: m.qualification, maxLength: teacherLimits.qualification },
        phone: { label: m.phone, type: 'tel', autoComplete: 'tel', maxLength: typedLimits.phone },
        teachingSince: { label: m.since, inputMode: 'numeric', maxLength: typedLimits.year },
      }}
      read={readDetails}
      check={(details) => findDetailErrors(details, Number(indianDay(new Date()).slice(0, 4)), m)}
      send={(body) => saveTeacher({ body })}
      onClose={onClose}
    />
  )
}
