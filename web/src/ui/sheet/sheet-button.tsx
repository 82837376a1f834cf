import { type ComponentProps, type ComponentType, useState } from 'react'
import { useToast } from '../feedback/toast.tsx'
import { Button } from '../input/button.tsx'

type Closable = { onClose: () => void }

type SheetButtonProps<P extends object> = ComponentProps<typeof Button> & {
  load: () => Promise<ComponentType<P & Closable>>
  /** The props of the sheet besides onClose. */
  sheet: P
  /** What the sheet is about, where that changes under the button: it closes then. */
  about?: string
  /** Shown when the code of the sheet cannot be fetched. */
  notLoaded: string
}

/**
 * A button whose sheet is fetched when it is pressed. Unlike a lazy screen it may fail and be tried again: a
 * quiz in progress must not turn into an error page because a dialog did not load.
 */
export function SheetButton<P extends object>({
  load,
  sheet,
  about = '',
  notLoaded,
  ...button
}: SheetButtonProps<P>) {
  const toast = useToast()
  const [Sheet, setSheet] = useState<ComponentType<P & Closable>>()
  const [opened, setOpened] = useState<string>()
  const fetchSheet = (): Promise<boolean> =>
    load().then(
      (loaded) => {
        setSheet(() => loaded)
        return true
      },
      () => false,
    )
  const open = async () => {
    if (await fetchSheet()) setOpened(about)
    else toast({ text: notLoaded })
  }
  return (
    <>
      <Button
        kind="text"
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchSheet()}
        onClick={() => void open()}
        {...button}
      />
      {Sheet && opened === about && <Sheet key={about} {...sheet} onClose={() => setOpened(undefined)} />}
    </>
  )
}
