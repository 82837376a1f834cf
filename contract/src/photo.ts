import { photoLimits } from '@vikalp/domain/limits'
import { avatars } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The address of the picture that stands for somebody instead of their initials; null for the initials. */
export const PhotoAddress = z.string().nullable()

/** Who knows the address may see the picture. It is new with each picture and handed to those who may see the person. */
export const photoFolder = '/api/photos'

const limit = { perMinute: 10, by: 'user' } as const

export const photoContract = {
  save: endpoint({
    method: 'PUT',
    path: '/api/accounts/photo',
    summary: 'Stores the own photo: a square WebP or JPEG in base64',
    access: 'keepPhoto',
    closedToDemo: true,
    limit,
    bodyLimit: photoLimits.request,
    data: true,
    body: z.object({ picture: z.base64().min(1).max(photoLimits.base64) }),
    response: z.object({ photo: PhotoAddress }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/accounts/photo',
    summary: 'Removes the own photo',
    access: 'keepPhoto',
    limit,
    status: 204,
    data: false,
    response: z.void(),
  }),
  chooseAvatar: endpoint({
    method: 'PUT',
    path: '/api/accounts/avatar',
    summary: 'Chooses the drawing that stands for a student; null for the initials',
    access: 'chooseAvatar',
    limit,
    data: true,
    body: z.object({ avatar: z.enum(avatars).nullable() }),
    response: z.object({ photo: PhotoAddress }),
  }),
}
