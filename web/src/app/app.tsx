import { Router } from 'wouter'
import { Gate } from '#platform/access/gate.tsx'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LiveRegionProvider } from '#ui/feedback/live-region.tsx'
import { ToastProvider } from '#ui/feedback/toast.tsx'
import { leaveSheetsFirst } from '#ui/sheet/sheet-history.ts'
import { UiTextProvider } from '#ui/ui-text.tsx'
import { SignInFrame } from './frame/sign-in-frame.tsx'
import { QueryScope } from './query-scope.tsx'
import { Routes } from './routes.tsx'
import { useScroll } from './use-scroll.ts'

export function App() {
  const ui = useMessages('ui')
  useScroll()
  return (
    <Router aroundNav={leaveSheetsFirst}>
      <UiTextProvider value={{ ...ui, siteName: siteOperator().name }}>
        <LiveRegionProvider>
          <ToastProvider>
            <QueryScope>
              <Gate frame={<SignInFrame />}>
                <Routes />
              </Gate>
            </QueryScope>
          </ToastProvider>
        </LiveRegionProvider>
      </UiTextProvider>
    </Router>
  )
}
