import type { StudentDetails } from '@vikalp/contract/student-profile'
import { studentLimits } from '@vikalp/domain/limits'
import { grades } from '@vikalp/domain/vocabulary'
import { DetailsSheet } from '#dashboard/details-sheet.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { saveStudentDetails } from '../student.api.ts'
import { findDetailErrors, readDetails } from './student-details.ts'

type StudentDetailsSheetProps = { details: StudentDetails; onClose: () => void }

export function StudentDetailsSheet({ details, onClose }: StudentDetailsSheetProps) {
  const m = useMessages('student').details
  const gradeNames = grades.map((grade) => ({ value: grade, label: m.grades[grade] }))
  return (
    <DetailsSheet
      texts={m}
      details={details}
      fields={{
        grade: { label: m.grade, options: [{ value: '', label: m.noGrade }, ...gradeNames] },
        phone: { label: m.phone, type: 'tel', autoComplete: 'tel', hint: m.phoneHint },
        parentContact: { label: m.parentContact, type: 'tel', autoComplete: 'off' },
        address: { label: m.address, autoComplete: 'street-address', maxLength: studentLimits.address },
      }}
      read={readDetails}
      check={(details) => findDetailErrors(details, m)}
      send={(body) => saveStudentDetails({ body })}
      onClose={onClose}
    />
  )
}
