/** Who runs a site: its name and the addresses that its users read. */
export type SiteOperator = { name: string; postalAddress: readonly string[]; email: string; phone: string }

/** Where no setting says otherwise. */
export const defaultOperator: SiteOperator = {
  name: 'Vikalp',
  postalAddress: ['Vikalp', '14 Vidyapath Society, Navrangpura', 'Ahmedabad 380009, Gujarat', 'India'],
  email: 'help@vikalp.example',
  phone: '+91 79 4000 0000',
}
