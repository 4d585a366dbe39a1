import { expect, test, vi } from 'vitest'

vi.mock('../../../src/backend/people/email.ts')
vi.mock('../../../src/stores/people/session.ts')

test('the session is looked at anew where the address is another one by now, and only there', async () => {
  vi.resetModules()
  const backend = vi.mocked(await import('../../../src/backend/people/email.ts'))
  const { loadSession } = await import('../../../src/stores/people/session.ts')
  const { showPresentEmail } = await import('../../../src/stores/people/email.ts')
  backend.renewForEmail.mockResolvedValue(false)
  await showPresentEmail()
  expect(loadSession).not.toHaveBeenCalled()
  backend.renewForEmail.mockResolvedValue(true)
  await showPresentEmail()
  expect(loadSession).toHaveBeenCalledOnce()
})
