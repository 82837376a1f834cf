import { withTexts } from '#platform/texts/with-texts.ts'

/** For a button that opens the sheet. */
export const loadPicker = () =>
  withTexts(['picker'], async () => (await import('./picker-sheet.tsx')).PickerSheet)
