import type { Messages } from '#messages/messages.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Button } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { takeBack } from './sharing.api.ts'

/** As easy as giving it: one tap with the link that came with the consent. */
export function TakeBack({ token }: { token: string }) {
  const { withdrawal: m } = useMessages('consent')
  const withdraw = useChange('session', { mutationFn: () => takeBack({ body: { token } }) })
  if (withdraw.isSuccess) return <Panel title={m.done} />
  return (
    <>
      <p>{m.text}</p>
      {withdraw.isError && <Alert>{failureText(m, withdraw.error)}</Alert>}
      <div>
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {m.confirm}
        </Button>
      </div>
    </>
  )
}

function failureText({ unknown, adult, failed }: Messages['consent']['withdrawal'], error: Error): string {
  const code = failureCode(error)
  if (code === 'conflict') return adult
  return code === 'not_found' ? unknown : failed
}
