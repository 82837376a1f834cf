import { useMessages } from '#platform/texts/messages.tsx'
import { InstituteRoom } from '../institute-room.tsx'
import { ClassComparison } from './class-comparison.tsx'
import { ClassOverview } from './class-overview.tsx'

/** All classes of an institute, and side by side. */
export function ClassesScreen() {
  const m = useMessages('instituteProfile')
  return (
    <InstituteRoom view="institute-classes" title={m.rooms.classes}>
      {({ classes, trend, isSample }) => (
        <>
          <ClassOverview classes={classes} isOwn={!isSample} atFirst={classes.length} />
          <ClassComparison classes={classes} trend={trend} atFirst={classes.length} />
        </>
      )}
    </InstituteRoom>
  )
}
