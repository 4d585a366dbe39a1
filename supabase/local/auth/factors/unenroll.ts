import { authError } from '../answers.ts'
import { forOwnFactor, removeFactor } from './factor.ts'

/** DELETE /factors/:factor. */
export const unenroll = forOwnFactor(async ({ id, status }, { session }, _call, setting) => {
  if (status === 'verified' && session?.aal !== 'aal2') {
    return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  await removeFactor(setting, id)
  return Response.json({ id })
})
