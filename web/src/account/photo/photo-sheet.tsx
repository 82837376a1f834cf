import { Trash2 } from 'lucide'
import { useState } from 'react'
import { useChange } from '#platform/api/use-change.ts'
import { savingErrors } from '#platform/forms/saving-errors.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { type Crop, wholeCrop } from './crop.ts'
import { removePhoto, savePhoto } from './photo.api.ts'
import { encodeSquare, readPicture } from './picture.ts'
import { PictureCrop } from './picture-crop.tsx'

/** A picture is chosen on the device and cut square here; only the square is sent. */
export function PhotoSheet({ photo, onClose }: { photo: string | null; onClose: () => void }) {
  const m = useMessages('photo')
  const problems = useMessages('problems')
  const toast = useToast()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const [refusal, setRefusal] = useState<string>()
  const done = (text: string) => () => {
    onClose()
    toast({ text })
  }
  const { form, field } = useForm<{ picture: string }>({
    change: 'details',
    read: () => ({ picture: picture ? encodeSquare(picture, crop) : '' }),
    check: (body) => (body.picture ? {} : { picture: refusal ?? m.none }),
    send: (body) => savePhoto({ body }),
    onSaved: done(m.saved),
    failed: (error) => savingErrors(error, m, problems),
  })
  const removal = useChange('details', { mutationFn: () => removePhoto(), onSuccess: done(m.removed) })

  async function choose(file: File | undefined): Promise<void> {
    const read = file && (await readPicture(file))
    setCrop(wholeCrop)
    setPicture(typeof read === 'object' ? read : undefined)
    setRefusal(typeof read === 'string' ? m.refusals[read] : undefined)
  }

  const input = field('picture')
  return (
    <FormSheet title={m.title} note={m.note} save={m.save} saving={m.saving} form={form} onClose={onClose}>
      <Field
        {...input}
        type="file"
        accept="image/*"
        label={m.choose}
        hint={m.rule}
        error={input.error ?? refusal}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {picture && <PictureCrop picture={picture} crop={crop} onCrop={setCrop} />}
      {photo && (
        <Button
          kind="text"
          flush
          icon={<Icon of={Trash2} />}
          busy={removal.isPending}
          onClick={() => removal.mutate()}
        >
          {removal.isError ? m.removeAgain : m.remove}
        </Button>
      )}
    </FormSheet>
  )
}
