import type { Confirmation } from '@vikalp/contract/accounts/email'
import type { StrangersAnswer } from '@vikalp/domain/vocabulary'
import { type ReactNode, useEffect, useState } from 'react'
import { takeSecret } from '#platform/access/arriving-secret.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { verifyEmail } from './email.api.ts'
import { WhoseAccount } from './whose-account.tsx'

type Opening = { token: string; otherwise?: StrangersAnswer }

/** Where the link of a mail leads that confirms an address, on whatever device it is opened. */
export function ConfirmEmailScreen() {
  const m = useMessages('recover')
  const [token] = useState(takeSecret)
  const [result, setResult] = useState<Confirmation>()
  const { mutate, variables, error, isPending } = useChange('account', {
    mutationFn: (body: Opening) => verifyEmail({ body, keepToken: true }),
    onSuccess: setResult,
  })
  useEffect(() => {
    if (token !== undefined) mutate({ token })
  }, [token, mutate])
  const onward = <LinkButton href={paths.profile}>{m.toProfile}</LinkButton>
  if (token === undefined)
    return (
      <Page title={m.confirmTitle} narrow paper>
        <Panel tone="warn" title={m.notConfirmed} actions={onward}>
          {m.linkMissing}
        </Panel>
      </Page>
    )
  return (
    <Page title={m.confirmTitle} narrow paper>
      {error && <NotConfirmed error={error} retry={() => mutate(variables ?? { token })} />}
      {!error && !result && <Spinner label={m.confirming} />}
      {!error && result?.whose && (
        <WhoseAccount
          token={token}
          email={result.email}
          whose={result.whose}
          isBusy={isPending}
          onConfirmed={setResult}
          onOtherwise={(otherwise) => mutate({ token, otherwise })}
        />
      )}
      {!error && result?.whose === null && (
        <Settled {...result} isRefused={variables?.otherwise === 'refuse'} onward={onward} />
      )}
    </Page>
  )
}

type SettledProps = { email: string; code: string | null; isRefused: boolean; onward: ReactNode }

/** With a code the account is nobody's until the reader chooses a password. */
function Settled({ email, code, isRefused, onward }: SettledProps) {
  const m = useMessages('recover')
  if (isRefused) return <Panel title={m.refused}>{m.refusedText(email)}</Panel>
  if (code === null)
    return (
      <Panel title={m.confirmed} actions={onward}>
        {m.confirmedText(email)}
      </Panel>
    )
  const action = <LinkButton href={`${paths.recover}#${code}`}>{m.choosePassword}</LinkButton>
  return (
    <Panel title={m.confirmed} actions={action}>
      {m.elsewhere(email)}
    </Panel>
  )
}

function NotConfirmed({ error, retry }: { error: Error; retry: () => void }) {
  const m = useMessages('recover')
  const problems = useMessages('problems')
  const shell = useMessages('shell')
  const isOld = failureCode(error) === 'invalid_request'
  const action = isOld ? (
    <LinkButton href={paths.account}>{m.askAgain}</LinkButton>
  ) : (
    <Button onClick={retry}>{shell.tryAgain}</Button>
  )
  return (
    <Panel tone="error" title={m.notConfirmed} actions={action}>
      {isOld ? m.linkOld : problemText(problems, 'other', error)}
    </Panel>
  )
}
