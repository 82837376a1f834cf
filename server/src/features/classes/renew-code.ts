import { withNewCode } from '#access/new-code.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound } from '#platform/problem.ts'
import { lockClass, saveCode } from './classes.store.ts'

export async function renewCode({ db }: FeatureDeps, classId: string): Promise<{ code: string }> {
  const code = await db.transaction(async (tx) => {
    if (!(await lockClass(tx, classId))) throw notFound('The class')
    return withNewCode(async (code) => ((await saveCode(tx, { classId, code })) ? code : undefined))
  })
  return { code }
}
