import type { TaughtClass } from '@vikalp/contract/classes'
import { formatCode } from '@vikalp/domain/classes/join-code'
import { indianDay } from '@vikalp/domain/progress/periods'
import { ChevronDown, ClipboardCheck } from 'lucide'
import type { Messages } from '#messages/messages.ts'
import { classTopicsOf, paths } from '#platform/navigation/paths.ts'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { CodeToShare } from '#ui/share/code-to-share.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import styles from './taught-classes.module.css'

const loadRegister = async () => (await import('./register/register-sheet.tsx')).RegisterSheet
const loadMembers = async () => (await import('./members-sheet.tsx')).MembersSheet
const loadAssignments = async () => (await import('./assignments/assignments-sheet.tsx')).AssignmentsSheet
const loadRename = async () => (await import('./change-class.tsx')).RenameSheet
const loadNewCode = async () => (await import('./change-class.tsx')).NewCodeSheet
const loadEnd = async () => (await import('./change-class.tsx')).EndClassSheet

type TaughtClassCardProps = {
  taught: TaughtClass
  /** It was created just now: its heading gets the focus. */
  isNew: boolean
}

export function TaughtClassCard({ taught, isNew }: TaughtClassCardProps) {
  const m = useMessages('taughtClasses')
  const { name, code } = taught
  const action = { sheet: { taught }, notLoaded: m.notLoaded }
  const shownCode = formatCode(code)
  return (
    <li className={styles.class}>
      <div>
        <h3 tabIndex={-1} ref={isNew ? focusOnce : undefined}>
          {name}
        </h3>
        <p className={styles.note}>
          {[
            m.students(taught.students),
            taught.waiting > 0 && m.waiting(taught.waiting),
            lastRegisterOf(taught, m),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        <SheetButton
          {...action}
          kind="tonal"
          icon={<Icon of={ClipboardCheck} />}
          load={loadRegister}
          aria-label={m.ofClass(m.takeAttendance, name)}
        >
          {m.takeAttendance}
        </SheetButton>
        <SheetButton {...action} load={loadMembers} aria-label={m.ofClass(m.showStudents, name)}>
          {m.showStudents}
        </SheetButton>
        <SheetButton {...action} load={loadAssignments} aria-label={m.ofClass(m.showAssignments, name)}>
          {m.showAssignments}
        </SheetButton>
        <LinkButton kind="text" href={classTopicsOf(taught.classId)} aria-label={m.ofClass(m.toTopics, name)}>
          {m.toTopics}
        </LinkButton>
        <LinkButton kind="text" href={paths.tests} aria-label={m.ofClass(m.toTests, name)}>
          {m.toTests}
        </LinkButton>
        {taught.waiting > 0 && <Papers taught={taught} />}
      </div>
      <CodeToShare
        label={m.code}
        about={name}
        code={shownCode}
        invitation={m.invitation({
          name,
          site: siteOperator().name,
          address: location.origin,
          code: shownCode,
        })}
        texts={m.codeTexts}
      />
      <details className={styles.change}>
        <summary aria-label={m.ofClass(m.change, name)}>
          {m.change} <Icon of={ChevronDown} size={18} />
        </summary>
        <div className={styles.actions}>
          <SheetButton {...action} load={loadRename} aria-label={m.ofClass(m.rename, name)}>
            {m.rename}
          </SheetButton>
          <SheetButton {...action} load={loadNewCode} aria-label={m.ofClass(m.newCode, name)}>
            {m.newCode}
          </SheetButton>
          {taught.waiting === 0 && <Papers taught={taught} />}
          <SheetButton {...action} load={loadEnd} aria-label={m.ofClass(m.end, name)}>
            {m.end}
          </SheetButton>
        </div>
      </details>
    </li>
  )
}

const focusOnce = (element: HTMLElement | null) => element?.focus()

type Texts = Messages['taughtClasses']

/** Where somebody waits for a guardian, it stands in the open. */
function Papers({ taught: { classId } }: { taught: TaughtClass }) {
  return (
    <LinkButton kind="text" href={`${paths.consentPapers}?class=${classId}`}>
      {useMessages('taughtClasses').papers}
    </LinkButton>
  )
}

function lastRegisterOf({ lastRegister }: TaughtClass, m: Texts): string {
  if (lastRegister === null) return m.noAttendance
  return lastRegister === indianDay(new Date()) ? m.takenToday : m.lastAttendance(lastRegister)
}
