import { questionIdPattern } from '@vikalp/domain/quiz/question-id'
import { useRole } from '#account/use-role.ts'
import { BookmarkToggle } from '#features/bookmarks/bookmark-toggle.tsx'
import { ReviewPage } from '#features/quiz/review/review-page.tsx'
import { MailReport } from '#features/reports/mail-report.tsx'
import { ReportQuestion } from '#features/reports/report-question.tsx'

const isOurs = (id: string): boolean => questionIdPattern.test(id)

/** The review depends on neither reports nor bookmarks: it shows what is put into its slot. */
export function ReviewScreen() {
  const role = useRole()
  return (
    <ReviewPage
      toBookmarks={role === 'student'}
      tools={(questionId, all) => {
        if (role === undefined || !isOurs(questionId)) return null
        if (role !== 'student') return <MailReport questionId={questionId} />
        const question = { questionId, questionIds: all.filter(isOurs) }
        return (
          <>
            <BookmarkToggle {...question} />
            <ReportQuestion {...question} />
          </>
        )
      }}
    />
  )
}
