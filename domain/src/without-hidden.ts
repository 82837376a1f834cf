import { withoutDirections } from './without-directions.ts'

const indic =
  '\\p{sc=Beng}\\p{sc=Deva}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Orya}\\p{sc=Sinh}\\p{sc=Taml}\\p{sc=Telu}'
const hidden = new RegExp(`([${indic}])?([\\p{Default_Ignorable_Code_Point}\\u2800]+)`, 'gu')

/**
 * A name without characters that nobody sees: with them two people, or two classes, have one name on every screen and are
 * two to a program. A joiner stays where it belongs, behind a letter of an Indian script, whose shape it changes.
 */
export const withoutHidden = (name: string): string =>
  withoutDirections(name).replace(hidden, (_, letter: string | undefined, run: string) =>
    letter === undefined ? '' : letter + (/^[\u200c\u200d]/.exec(run)?.[0] ?? ''),
  )
