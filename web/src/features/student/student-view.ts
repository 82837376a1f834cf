/**
 * Who views the profile of a student: the student, a teacher or institute, or somebody who is shown the sample.
 */
export type StudentView = 'own' | 'other' | 'sample'
