import { textOf } from '@vikalp/domain/text-of'
import { useMessages } from './messages.tsx'

/** The names of exams and subjects in the language of the page. */
export function useNames() {
  const { exams, subjects, place } = useMessages('names')
  const examName = (key: string) => textOf(exams, key)
  const subjectName = (key: string) => textOf(subjects, key)
  return {
    examName,
    subjectName,
    placeName: (exam: string, subject: string) => place(examName(exam), subjectName(subject)),
  }
}
