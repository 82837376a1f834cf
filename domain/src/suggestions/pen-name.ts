const elements = [
  'Argon',
  'Boron',
  'Carbon',
  'Cobalt',
  'Copper',
  'Gallium',
  'Helium',
  'Indium',
  'Iodine',
  'Krypton',
  'Lithium',
  'Neon',
  'Nickel',
  'Osmium',
  'Radon',
  'Silicon',
  'Silver',
  'Sodium',
  'Tin',
  'Titanium',
  'Tungsten',
  'Xenon',
  'Zinc',
  'Zirconium',
]

/** The name under which classmates see a user's suggestions: always the same, and it does not identify the user. */
export function penName(userId: string): string {
  let hash = 0x811c9dc5 // FNV-1a, 32 bits
  for (const character of userId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `${elements[hash % elements.length]} ${100 + (Math.floor(hash / elements.length) % 900)}`
}
