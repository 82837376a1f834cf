/** '+919825012345' is read as +91 98250 12345, on one line; a number of another shape stays as it was given. */
export function phoneText(phone: string): string {
  const indian = /^(?:\+91)?([6-9]\d{4})(\d{5})$/.exec(phone)
  return indian ? `+91\u00a0${indian[1]}\u00a0${indian[2]}` : phone
}
