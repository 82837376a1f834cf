import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { useKnownRole } from '#account/use-role.ts'
import { useToken } from '#platform/access/token.ts'
import { paths } from '#platform/navigation/paths.ts'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Footer } from './footer.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import styles from './shell.module.css'

export function Shell({ frame = true, children }: { frame?: boolean | undefined; children: ReactNode }) {
  const shell = useMessages('shell')
  const [path] = useLocation()
  const token = useToken()
  const role = useKnownRole()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {shell.skipToMain}
      </a>
      {frame && (
        <AppBar
          homeHref={paths.landing}
          homeLabel={shell.home(siteOperator().name)}
          todayHref={token !== undefined && role === 'student' ? paths.today : undefined}
          todayLabel={shell.today}
          profileHref={token === undefined ? undefined : paths.profile}
          profileLabel={shell.profile}
        />
      )}
      <OfflineStrip />
      <ErrorScreen key={path}>
        {/* The footer appears with the screen: under the spinner it would be too high and then jump. */}
        <Suspense fallback={<Spinner label={shell.loading} />}>
          <div className={styles.screen}>{children}</div>
          {frame && <Footer />}
        </Suspense>
      </ErrorScreen>
    </div>
  )
}
