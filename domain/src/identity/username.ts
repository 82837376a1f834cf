/** `asha.patel@northschool`: no email is one, for behind its @ there is no dot. */
export const usernamePattern = /^[a-z0-9]+(\.[a-z0-9]+)*@[a-z][a-z0-9]*$/

/** The short name of an institute, behind the @ of its usernames. */
export const handlePattern = /^[a-z][a-z0-9]*$/
