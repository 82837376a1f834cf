import { roles } from '../vocabulary.ts'
/** `asha.patel@northschool`: no email is one, for behind its @ there is no dot. */
export const usernamePattern = /^[a-z0-9]+(\.[a-z0-9]+)*@[a-z][a-z0-9]*$/

/** The short name of an institute, behind the @ of its usernames. */
export const handlePattern = /^[a-z][a-z0-9]*$/

/** Short names that would look as if this site itself, an examination or an authority had made the account. */
export const reservedHandles: readonly string[] = [
  ...roles,
  'abuse',
  'accounts',
  'admin',
  'administrator',
  'api',
  'billing',
  'board',
  'cbse',
  'demo',
  'exam',
  'exams',
  'government',
  'gseb',
  'gujcet',
  'help',
  'helpdesk',
  'info',
  'jee',
  'kvs',
  'mail',
  'moderator',
  'ncert',
  'neet',
  'noreply',
  'nta',
  'official',
  'operator',
  'postmaster',
  'privacy',
  'root',
  'sample',
  'school',
  'security',
  'staff',
  'students',
  'support',
  'system',
  'teachers',
  'test',
  'vikalp',
  'webmaster',
  'www',
]
