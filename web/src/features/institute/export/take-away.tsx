import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { indianDay } from '@vikalp/domain/progress/periods'
import { Download, Printer } from 'lucide'
import { csvType, download } from '#platform/files/download.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import styles from './take-away.module.css'

/** The page on paper, and its figures as a table for a spreadsheet. */
export function TakeAway({ profile }: { profile: InstituteProfile }) {
  const { stats, classes, faculty, takeAway: m } = useMessages('instituteProfile')
  const formats = useMessages('formats')
  const { subjectName } = useNames()
  const toast = useToast()

  async function downloadTables(): Promise<void> {
    const code = await import('./institute-csv.ts').catch(() => undefined)
    if (!code) return toast({ text: m.notLoaded })
    const text = code.instituteCsv(profile, {
      students: stats.students,
      staff: stats.staff,
      average: `${classes.average} (%)`,
      class: classes.class,
      top: classes.top,
      subject: m.subject,
      subjects: classes.subjects,
      teacher: m.teacher,
      experience: m.experience,
      practised: faculty.practisedColumn,
      subjectName,
      periodName: (day) => formats.period(profile.trend.period, day),
    })
    download(m.fileName(indianDay(new Date())), text, csvType)
  }

  return (
    <div className={styles.row}>
      <Button kind="text" flush icon={<Icon of={Printer} />} onClick={() => print()}>
        {m.print}
      </Button>
      <Button kind="text" icon={<Icon of={Download} />} onClick={() => void downloadTables()}>
        {m.download}
      </Button>
    </div>
  )
}
