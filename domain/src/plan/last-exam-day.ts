import { planLimits } from '../limits.ts'
import { addDays } from '../progress/periods.ts'

/** The last day on which an examination can be planned for. */
export const lastExamDay = (today: string): string => addDays(today, 365 * planLimits.years)
