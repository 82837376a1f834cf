import { useQuery } from '@tanstack/react-query'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { useLocation, useSearch } from 'wouter'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { StudentsOfClass } from '../classes/students-of-class.tsx'
import { classQuery } from '../institute.api.ts'
import { InstituteRoom } from '../institute-room.tsx'

/** The students of an institute who share what they do with it, class by class. */
export function StudentsScreen() {
  const m = useMessages('instituteProfile')
  return (
    <InstituteRoom view="institute-students" title={m.rooms.students}>
      {({ classes }) => <OneClass classes={classes} />}
    </InstituteRoom>
  )
}

function OneClass({ classes }: Pick<InstituteProfile, 'classes'>) {
  const m = useMessages('instituteProfile')
  const [name, choose] = useClassName(classes.map((summary) => summary.class))
  return (
    <>
      <SelectField
        label={m.classes.class}
        value={name}
        options={classes.map((summary) => ({ value: summary.class, label: summary.class }))}
        onChoose={choose}
      />
      <Students key={name} name={name} />
    </>
  )
}

function Students({ name }: { name: string }) {
  const m = useMessages('instituteProfile')
  const problems = useMessages('problems')
  const { data, error, isPending, refetch } = useQuery(classQuery(name))
  return (
    <SectionCard title={data ? m.rooms.count(data.students.length) : m.rooms.students}>
      {isPending && <Skeleton shape="card" count={3} />}
      {error && (
        <FailedNote retry={refetch}>
          {m.classes.failed} {problemText(problems, 'other', error)}
        </FailedNote>
      )}
      {data?.students.length === 0 && <p>{m.rooms.nobody}</p>}
      {data && <StudentsOfClass {...data} atFirst={shownAtFirst} />}
    </SectionCard>
  )
}

const shownAtFirst = 50

/** In the address, so that Back from a student leads to the same class; the first one otherwise. */
function useClassName(names: readonly string[]): [string, (name: string) => void] {
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('class')
  const choose = (name: string) =>
    navigate(`${path}?${new URLSearchParams({ class: name })}`, { replace: true, state: history.state })
  return [names.find((name) => name === asked) ?? names[0] ?? '', choose]
}
