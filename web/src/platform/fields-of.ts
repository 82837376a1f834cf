/** The fields of something whose shape is not known: what is read from them is unknown, where Object() gives any. */
export const fieldsOf = (value: unknown): Record<string, unknown> => Object(value)
