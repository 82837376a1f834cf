import { useLocation } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useScreenState } from '#platform/navigation/screen-state.ts'
import { afterSheets } from '#ui/sheet/sheet-history.ts'

/** Leads to the chapters; back to them where the quiz was opened there, so that the next Back goes on from them. */
export function useLeaveQuiz(): () => void {
  const { testType, subject, fromChapters } = useScreenState('quiz')
  const [, navigate] = useLocation()
  return () => {
    if (fromChapters) afterSheets(() => history.back())
    else navigate(paths.chapters, { replace: true, state: { testType, subject } })
  }
}
