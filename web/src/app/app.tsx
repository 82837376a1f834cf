import { Gate } from '#platform/gate.tsx'
import { useMessages } from '#platform/messages.tsx'
import { LiveRegionProvider } from '#ui/live-region.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import { UiTextProvider } from '#ui/ui-text.tsx'
import { Routes } from './routes.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useScroll } from './use-scroll.ts'

export function App() {
  const { ui } = useMessages()
  useScroll()
  return (
    <UiTextProvider value={ui}>
      <LiveRegionProvider>
        <ToastProvider>
          <Gate frame={<SignInFrame />}>
            <Routes />
          </Gate>
        </ToastProvider>
      </LiveRegionProvider>
    </UiTextProvider>
  )
}
