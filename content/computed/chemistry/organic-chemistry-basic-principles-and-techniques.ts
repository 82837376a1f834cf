import type { Computed } from '../../tools/mathematics/computed.ts'

export const computed: Computed = {
  'org-0076': () => {
    const forms = new Set<string>()
    for (const left of ['E', 'Z'])
      for (const right of ['E', 'Z'])
        for (const middle of ['R', 'S']) {
          const arms = [left, right].sort().join()
          // With equal arms the middle carbon is not chiral.
          forms.add(left === right ? arms : `${arms} ${middle}`)
        }
    return forms.size
  },
}
