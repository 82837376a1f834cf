import { ArrowRight } from 'lucide'
import { asDestination, screenOf } from '#platform/access/destination.ts'
import { useNavigationState } from '#platform/navigation/screen-state.ts'
import type { ScreenName } from '#platform/navigation/screens.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'

/** Continues to where the visitor was going before sign-in. */
export function ContinueLink() {
  const profiles = useMessages('profiles')
  const destination = asDestination(useNavigationState().continueTo)
  const screen = destination && screenOf(destination)
  if (!destination || !screen) return null
  const names: Partial<Record<ScreenName, string>> = profiles.screens
  return (
    <div>
      <LinkButton
        kind="tonal"
        href={destination.path}
        state={destination.state}
        iconEnd={<Icon of={ArrowRight} />}
      >
        {profiles.continueTo(names[screen] ?? profiles.screens.exams)}
      </LinkButton>
    </div>
  )
}
