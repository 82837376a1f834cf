import { InviteTeachers } from '#features/institutes/invite-teachers.tsx'
import { RecordActivity } from '#features/institutes/record-activity.tsx'
import { RemoveActivity } from '#features/institutes/remove-activity.tsx'
import { InstituteScreen } from '#features/profiles/institute-screen.tsx'

/** The dashboard knows how to show an institute; how to run one comes from its own feature. */
export const InstituteWithTools = () => (
  <InstituteScreen
    tools={{
      invite: (teachers) => <InviteTeachers teachers={teachers} />,
      record: <RecordActivity />,
      activity: (activity, onRemoved) => <RemoveActivity activity={activity} onRemoved={onRemoved} />,
    }}
  />
)
