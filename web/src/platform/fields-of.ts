/** The fields of a value of unknown shape; each is `unknown`, where Object() gives `any`. */
export const fieldsOf = (value: unknown): Record<string, unknown> => Object(value)
