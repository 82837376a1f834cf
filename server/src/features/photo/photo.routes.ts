import { randomUUID } from 'node:crypto'
import { photoContract, photoFolder } from '@vikalp/contract/photo'
import type { FastifyInstance } from 'fastify'
import { avatarAddress, photoAddress } from '#dashboard/photo-address.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { servePicture } from '#platform/files/serve-picture.ts'
import { serve } from '#platform/serve.ts'
import { encodePhoto } from './encode-photo.ts'
import { findPhoto, removePhoto, saveAvatar, savePhoto } from './photo.store.ts'

export function photoRoutes(app: FastifyInstance, { clock }: Pick<FeatureDeps, 'clock'>): void {
  serve(app, photoContract.save, async ({ caller: { userId }, db, body }) => {
    const webp = await encodePhoto(Buffer.from(body.picture, 'base64'))
    const id = randomUUID()
    await savePhoto(db, { userId, id, webp, savedAt: clock() })
    return { photo: photoAddress(id) }
  })
  serve(app, photoContract.remove, async ({ caller, db }) => {
    await removePhoto(db, caller.userId)
  })
  serve(app, photoContract.chooseAvatar, async ({ caller, db, body }) => {
    await saveAvatar(db, caller.userId, body.avatar)
    return { photo: avatarAddress(body.avatar) }
  })
  servePicture(app, photoFolder, findPhoto)
}
