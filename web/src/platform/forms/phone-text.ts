/** '+919825012345' becomes +91 98250 12345, on one line; any other number is returned unchanged. */
export function phoneText(phone: string): string {
  const indian = /^(?:\+91)?([6-9]\d{4})(\d{5})$/.exec(phone)
  return indian ? `+91\u00a0${indian[1]}\u00a0${indian[2]}` : phone
}
