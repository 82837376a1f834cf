/** Commands that reach outside the formula (links, classes, pictures) or that define macros. */
const forbidden =
  /\\(?:href|url|includegraphics|html[A-Za-z]*|class|cssId|style|id|data|x?def|[eg]def|let|futurelet|(?:re|provide)?newcommand|renewcommand|providecommand|global|long|input|require|unicode)(?![A-Za-z])/

/** The first command of a formula that content may not use. */
export const forbiddenCommand = (formula: string): string | undefined => forbidden.exec(formula)?.[0]
