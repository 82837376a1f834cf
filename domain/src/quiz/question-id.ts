/** The prefix of the chapter and a number, 'kin-0001'. */
export const questionIdPattern = /^[a-z]{3}-\d{4}$/
