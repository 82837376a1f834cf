import { ArrowRight } from 'lucide-react'
import { asWanted, screenOf } from '#platform/access/wanted-screen.ts'
import { useNavigationState } from '#platform/navigation/screen-state.ts'
import type { ScreenName } from '#platform/navigation/screens.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'

/** The way on to where the visitor was going when sign-in came in between. */
export function ContinueLink() {
  const profiles = useMessages('profiles')
  const wanted = asWanted(useNavigationState().continueTo)
  const screen = wanted && screenOf(wanted)
  if (!wanted || !screen) return null
  const names: Partial<Record<ScreenName, string>> = profiles.screens
  return (
    <div>
      <LinkButton kind="tonal" href={wanted.path} state={wanted.state} iconEnd={<ArrowRight />}>
        {profiles.continueTo(names[screen] ?? profiles.screens.exams)}
      </LinkButton>
    </div>
  )
}
