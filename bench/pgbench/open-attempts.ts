import type { Letter } from '@vikalp/domain/vocabulary'
import { submitOf } from '../overload/practice.ts'

/** How the attempts are known that wait for their submit, by their number. */
export const attemptId = (k: number): string => `00000000-0000-4000-b000-${String(k).padStart(12, '0')}`

/** The place, from 0, of the student to whom the attempt belongs. */
export const placeOfStudent = (k: number, students: number): number => k % students

export type Asked = readonly { _id: string; answer: Letter }[]

/** The submit of an attempt with these questions, with everything right. */
export const submitOfAttempt = (k: number, questions: Asked) => submitOf({ quizId: attemptId(k), questions })
