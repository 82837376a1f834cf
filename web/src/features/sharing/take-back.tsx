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
      {withdraw.isError && (
        <Alert>{failureCode(withdraw.error) === 'not_found' ? m.unknown : m.failed}</Alert>
      )}
      <div>
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {m.confirm}
        </Button>
      </div>
    </>
  )
}
