/** The text of a key that came from outside and may name what is no longer there: then it stands for itself. */
export const textOf = (texts: Readonly<Record<string, string>>, key: string, otherwise = key): string =>
  (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? otherwise
