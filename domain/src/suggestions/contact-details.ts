// Students are under 18: nothing under a question may let a stranger reach one.
const patterns: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\))\s*[\p{L}\p{N}-]+/u, // an email address or a payment handle
  /\b(?:https?:\/\/|www\.)\S+/i,
  /\b[\p{L}\p{N}-]+\.(?:com|in|org|net|me|co|io|app|ly|gg)\b/iu,
  /(?<![\d.])(?:\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?!\d)/, // an Indian phone number, however it is spaced
]

/** Whether a text holds a phone number, an email address, a payment handle or a link. */
export const holdsContactDetails = (text: string): boolean => patterns.some((pattern) => pattern.test(text))
