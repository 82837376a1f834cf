/** The files that an institute may begin with. */
export const examples = {
  student: [
    ['Name', 'Class', 'Roll No', 'Admission No', 'Email', 'Grade'],
    ['Asha Patel', '11A', '1', 'G2024-017', '', 'Class 11'],
    ['આરવ શાહ', '11A', '2', 'G2024-018', '', 'Class 11'],
  ],
  teacher: [
    ['Name', 'Classes', 'Subject', 'Staff No', 'Email'],
    ['Meera Trivedi', '11A, 11B', 'Physics', 'T-12', ''],
  ],
} as const
