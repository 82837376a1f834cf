import type { PaperTemplate, TemplateSitting } from '../papers/template.ts'

/** "NEET (UG), form 3", with the name of the part where a paper has several. */
export function sittingTitle(
  { title, sittings }: Pick<PaperTemplate, 'title' | 'sittings'>,
  form: number | null,
  sitting: Pick<TemplateSitting, 'title'>,
): string {
  const paper = form === null ? `${title}, fresh paper` : `${title}, form ${form}`
  return sittings.length > 1 ? `${paper}: ${sitting.title}` : paper
}
