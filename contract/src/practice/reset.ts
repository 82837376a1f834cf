import { learnerResets } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const learnerResetContract = {
  reset: endpoint({
    method: 'POST',
    path: '/api/learner/reset',
    summary: 'Makes what is believed of the caller anew, of all answers or of none; answers and scores stay',
    access: 'practise',
    limit: { perMinute: 5, by: 'user' },
    closedToDemo: true,
    status: 204,
    data: false,
    body: z.object({ how: z.enum(learnerResets) }),
    response: z.void(),
  }),
}
