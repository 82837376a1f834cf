import { type Avatar, avatars } from '@vikalp/domain/vocabulary'
import { savingErrors } from '#platform/forms/saving-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import styles from './avatar-sheet.module.css'
import { chooseAvatar } from './photo.api.ts'

const addressOf = (avatar: Avatar): string => `/avatars/${avatar}.svg`

/** One of our own drawings instead of a photo: it tells nothing about a minor. */
export function AvatarSheet({ photo, onClose }: { photo: string | null; onClose: () => void }) {
  const texts = useMessages('photo')
  const m = texts.avatars
  const problems = useMessages('problems')
  const toast = useToast()
  const { form } = useForm<{ avatar: Avatar | null }>({
    change: 'details',
    read: (textOf) => ({ avatar: avatars.find((avatar) => avatar === textOf('avatar')) ?? null }),
    check: () => ({}),
    send: (body) => chooseAvatar({ body }),
    onSaved: () => {
      onClose()
      toast({ text: m.saved })
    },
    failed: (error) => savingErrors(error, { refused: m.failed, failed: m.failed }, problems),
  })
  const drawings = avatars.map((avatar) => ({
    value: avatar,
    label: (
      <>
        <img className={styles.drawing} src={addressOf(avatar)} alt="" width={32} height={32} />
        {m.names[avatar]}
      </>
    ),
  }))
  return (
    <FormSheet
      title={m.title}
      note={m.note}
      save={texts.save}
      saving={texts.saving}
      form={form}
      onClose={onClose}
    >
      <RadioChoices
        isGrid
        legend={m.legend}
        name="avatar"
        options={[{ value: '', label: m.initials }, ...drawings]}
        initial={avatars.find((avatar) => addressOf(avatar) === photo) ?? ''}
      />
    </FormSheet>
  )
}
