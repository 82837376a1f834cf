import type { resetContract } from '@vikalp/contract/accounts/reset'
import { formatCode } from '@vikalp/domain/classes/join-code'
import { Printer } from 'lucide'
import { call } from '#platform/api/api-client.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { CodeToShare } from '#ui/share/code-to-share.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './reset-code-sheet.module.css'

const makeCode = call<typeof resetContract.makeCode>('POST', '/api/students/{userId}/reset-code')

type ResetCodeSheetProps = { userId: string; name: string; onClose: () => void }

export function ResetCodeSheet({ userId, name, onClose }: ResetCodeSheetProps) {
  const m = useMessages('resetCode')
  const make = useChange('account', { mutationFn: () => makeCode({ params: { userId } }) })
  const failure = useFailure(make.error)
  const code = make.data && formatCode(make.data.code)
  return (
    <Sheet open title={m.title} onClose={onClose}>
      <div className={styles.parts}>
        <p>{m.text(name)}</p>
        {failure && <Alert>{failure}</Alert>}
        {code && make.data ? (
          <div className={styles.slip} role="status">
            <p className={styles.paper}>{m.note({ name, site: location.origin, code })}</p>
            <CodeToShare
              label={m.code}
              code={code}
              invitation={m.note({ name, site: location.origin, code })}
              texts={m}
            >
              <Button kind="tonal" icon={<Icon of={Printer} />} onClick={() => print()}>
                {m.print}
              </Button>
            </CodeToShare>
            <p className={styles.until}>{m.until(make.data.expiresAt)}</p>
            <p className={styles.paper}>{siteOperator().name}</p>
          </div>
        ) : (
          <Button wide busy={make.isPending} onClick={() => make.mutate()}>
            {make.isPending ? m.making : m.make}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

function useFailure(error: Error | null): string | undefined {
  const m = useMessages('resetCode')
  const problems = useMessages('problems')
  if (!error) return undefined
  const code = failureCode(error)
  if (code === 'forbidden') return m.unconfirmed
  if (code === 'not_found') return m.gone
  return problemText(problems, 'other', error)
}
