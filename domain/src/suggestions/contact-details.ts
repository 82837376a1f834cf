import { plainText } from './plain-text.ts'

const domains =
  'com|in|org|net|me|co|io|app|ly|gg|xyz|tv|info|site|online|shop|link|club|live|ai|dev|page|edu|biz|uk|us'
const between = '[\\s.\\-–_/()*·]{0,3}'
const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)'

// Students are under 18: nothing under a question may let a stranger reach one.
const patterns: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\))\s*[\p{L}\p{N}-]+/u, // an email address or a payment handle
  /(?:^|\s)@[\p{L}\p{N}_.]{3,}/u, // a name of a social network
  /\b(?:gmail|yahoo|hotmail|outlook|rediff(?:mail)?|icloud|proton(?:mail)?)\b/i,
  /\b(?:insta(?:gram)?|whats\s?app|telegram|snap\s?chat|discord|facebook)\b|\b(?:snap|fb|ig|dc)\s*(?:id\s*)?[:@=]/i,
  /\b(?:https?:\/\/|www\.)\S+/i,
  new RegExp(`\\b[\\p{L}\\p{N}-]+\\.(?:${domains})\\b`, 'iu'),
  /\b[\p{L}\p{N}-]{3,}\.[a-z]{2,3}\/\w/iu, // a shortened link
  // An Indian phone number, however it is spaced; the digits after a decimal point are none.
  new RegExp(`(?<!\\d|\\d\\.)(?:\\+?91${between}|0)?[6-9](?:${between}\\d){9}(?!\\d)`, 'u'),
  new RegExp(`\\+\\d(?:${between}\\d){8,14}(?!\\d)`, 'u'), // one of another country
  new RegExp(`\\b${digitWord}(?:[\\s,.-]+${digitWord}){5,}`, 'i'), // one in words
]

/** Whether a text holds a phone number, an email address, a handle or a link, in whatever digits and disguises. */
export function holdsContactDetails(text: string): boolean {
  const plain = plainText(text)
  return patterns.some((pattern) => pattern.test(plain))
}
