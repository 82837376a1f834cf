import { sittingTitle } from '@vikalp/domain/english/sitting-title'
import type { PaperPart } from '../sittings/paper-part.ts'
import type { SittingRow } from '../sittings/sittings.store.ts'
import type { SetTest } from './set-test.store.ts'

/** A test is called what its teacher calls it. */
export const titleOf = (
  { form }: Pick<SittingRow, 'form'>,
  { template, sitting }: PaperPart,
  test: SetTest | undefined,
): string => test?.title ?? sittingTitle(template, form, sitting)
