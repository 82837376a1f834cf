/** `asha.patel@northschool`: no email is one, for behind its @ there is no dot. */
export const usernamePattern = /^[a-z0-9]+(\.[a-z0-9]+)*@[a-z][a-z0-9]*$/

/** The short name of an institute, behind the @ of its usernames. */
export const handlePattern = /^[a-z][a-z0-9]*$/

/** Short names that would look as if this site itself, an examination or an authority had made the account. */
export const reservedHandles: readonly string[] = [
  'admin',
  'administrator',
  'board',
  'cbse',
  'demo',
  'government',
  'gseb',
  'gujcet',
  'help',
  'helpdesk',
  'jee',
  'neet',
  'nta',
  'official',
  'root',
  'sample',
  'security',
  'staff',
  'support',
  'system',
  'test',
  'vikalp',
]
