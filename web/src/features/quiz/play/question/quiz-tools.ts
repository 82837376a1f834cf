import type { ReactNode } from 'react'

/** What other features put below a question: hint and suggestions. */
export type QuizTools = (questionId: string) => ReactNode
