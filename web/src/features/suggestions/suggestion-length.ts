// spec §9; the server holds it too.
export const suggestionMaxLength = 250
