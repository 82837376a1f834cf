import type { UseQueryResult } from '@tanstack/react-query'
import type { StudentContact, StudentRow } from '@vikalp/contract/teacher-profile'
import type { ReactNode } from 'react'
import { failureCode } from '#platform/api/api-failure.ts'
import { phoneText } from '#platform/forms/phone-text.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { EmailText } from '#ui/email-text.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import styles from './student-details.module.css'
import { StudentLink } from './student-link.tsx'
import { TopicList } from './topic-list.tsx'

type StudentDetailsProps = {
  student: StudentRow
  /** A person of the sample has no page, and who reads of one is not written down. */
  isSample: boolean
  contact: UseQueryResult<StudentContact>
}

export function StudentDetails({ student, isSample, contact }: StudentDetailsProps) {
  const m = useMessages('teacher').details
  const problems = useMessages('problems')
  // Before what was read earlier: it may not be seen any more.
  if (contact.isError && !contact.isFetching && failureCode(contact.error) === 'not_found')
    return <p role="alert">{m.gone}</p>
  if (contact.data) return <Contact student={student} isSample={isSample} contact={contact.data} />
  if (!contact.isError || contact.isFetching) return <Spinner label={m.loading} />
  return (
    <FailedNote retry={contact.refetch}>
      {m.failed} {problemText(problems, 'other', contact.error)}
    </FailedNote>
  )
}

type ContactProps = Pick<StudentDetailsProps, 'student' | 'isSample'> & { contact: StudentContact }

function Contact({ student: { id, name }, isSample, contact }: ContactProps) {
  const m = useMessages('teacher').details
  const formats = useMessages('formats')
  const { withheld, quizzesTaken, strengths, weaknesses } = contact
  return (
    <>
      {withheld && <p>{m.withheld}</p>}
      <dl className={styles.details}>
        {!withheld && <Addresses contact={contact} />}
        <Detail name={m.quizzesTaken}>{formats.number(quizzesTaken)}</Detail>
        <Detail name={m.strengths}>
          <TopicList name={m.strengths} topics={strengths} />
        </Detail>
        <Detail name={m.weaknesses}>
          <TopicList name={m.weaknesses} topics={weaknesses} />
        </Detail>
      </dl>
      {!isSample && (
        <p className={styles.end}>
          <StudentLink id={id} label={m.profileOf(name)}>
            {m.profile}
          </StudentLink>
          {!withheld && <span>{m.written}</span>}
        </p>
      )}
    </>
  )
}

function Addresses({ contact }: { contact: StudentContact }) {
  const m = useMessages('teacher').details
  const { email, phone, parentContact, address } = contact
  return (
    <>
      <Detail name={m.email}>{email ? <EmailLink email={email} /> : m.notGiven}</Detail>
      <Detail name={m.phone}>{phone ? <PhoneLink phone={phone} /> : m.notGiven}</Detail>
      <Detail name={m.parentContact}>
        {parentContact ? <PhoneLink phone={parentContact} /> : m.notGiven}
      </Detail>
      <Detail name={m.address}>{address ?? m.notGiven}</Detail>
    </>
  )
}

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <EmailText email={email} />
  </a>
)

const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{phoneText(phone)}</a>
