/**
 * Whose eyes are on the profile of a student: the student's own, a teacher's or institute's, or those of somebody who
 * is shown the sample.
 */
export type StudentView = 'own' | 'other' | 'sample'
