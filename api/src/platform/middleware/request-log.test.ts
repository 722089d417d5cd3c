import { expect, it } from 'vitest'
import { withoutSecrets } from './request-log.ts'

it.each([
  ['/api/v1/portal/Jq3mJc8o2Yt0/', '/api/v1/portal/…/'],
  ['/api/v1/portal/Jq3mJc8o2Yt0', '/api/v1/portal/…'],
  ['/api/v1/auth/set_password/MQ/abc-def', '/api/v1/auth/set_password/MQ/…'],
  ['/api/v1/portals/6560a1f2c3d4e5f60718293a/revoke/', '/api/v1/portals/6560a1f2c3d4e5f60718293a/revoke/'],
])('logs %s as %s', (path, logged) => {
  expect(withoutSecrets(path)).toBe(logged)
})
