// spec §2: Home, Features (#features), Subjects (#products), Contact (#contact).
export const sections = ['home', 'features', 'products', 'contact'] as const
export type Section = (typeof sections)[number]
