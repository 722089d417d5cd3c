import { expect, it } from 'vitest'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp({ production: true, smtpUrl: undefined })

it.each(['/dev/mail', '/dev/mail/', '/dev/mail/1/'])('in production %s does not exist', async (path) => {
  expect((await fetch(new URL(path, app.url))).status).toBe(404)
})
