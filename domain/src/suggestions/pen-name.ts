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

/**
 * The name under which classmates see a user's suggestions, for a number of 32 bits that only the server can tell from
 * the user's id.
 */
export const penName = (number: number): string =>
  `${elements[number % elements.length]} ${100 + (Math.floor(number / elements.length) % 900)}`
