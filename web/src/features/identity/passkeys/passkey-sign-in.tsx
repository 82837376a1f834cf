import { KeyRound } from 'lucide'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { enterWith } from '../enter-with.ts'
import { deviceRefusal } from './device-refusal.ts'

/** The code that speaks with the device is fetched when somebody asks for it. */
export function PasskeySignIn() {
  const { login } = useMessages('identity')
  const problems = useMessages('problems')
  const enter = useChange('session', {
    mutationFn: async () => (await import('./ask-device.ts')).signInByPasskey(),
    onSuccess: enterWith,
  })
  const sentence = (error: Error): string => {
    if (deviceRefusal(error)) return login.passkeyGivenUp
    if (failureCode(error) === 'unauthenticated') return login.passkeyUnknown
    if (failureCode(error) === 'invalid_request') return login.passkeyLate
    return problemText(problems, 'signIn', error)
  }
  return (
    <>
      {enter.isError && <Alert>{sentence(enter.error)}</Alert>}
      <Button
        kind="outline"
        icon={<Icon of={KeyRound} />}
        busy={enter.isPending}
        onClick={() => enter.mutate()}
      >
        {login.passkey}
      </Button>
    </>
  )
}
