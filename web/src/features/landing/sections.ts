// Requirement 3.1
export const sections = ['home', 'features', 'products', 'contact'] as const
export type Section = (typeof sections)[number]
