/**
 * The text without characters that turn the direction of writing. Nobody types them, they come along when text is
 * copied; left in a name they would turn what stands after it on the page. Joiners stay: Hindi and Gujarati need them.
 */
export const withoutDirections = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '')
