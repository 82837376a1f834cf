// Requirement 6.4; the server holds it too.
export const suggestionMaxLength = 250
