/** Who we are (rule 1): the one place for the name and the addresses on every screen. */
export const site = {
  name: 'Vikalp',
  postalAddress: ['Vikalp', '14 Vidyapath Society, Navrangpura', 'Ahmedabad 380009, Gujarat', 'India'],
  email: 'help@vikalp.example',
  phone: '+91 79 4000 0000',
  phoneHref: 'tel:+917940000000',
} as const
