import { describe, expect, it } from 'vitest'
import { runDeferredWork } from '#platform/deferred-work/run-deferred-work.command.ts'
import { quiet } from '#test/mail.ts'
import { useTestApp } from '#test/test-app.ts'
import { createMailing } from './mail-settings.ts'
import { sendDueMail } from './send-mail.command.ts'

const signup = {
  first_name: 'Maya',
  last_name: 'Ellison',
  phone_number: '(860) 555-0119',
  name: 'A & B',
  team_size: '1',
}
const settings = { smtpUrl: undefined, mailFrom: 'hello@protracker.test', webUrl: 'http://localhost:3000' }

const open = useTestApp()
const inboxUrl = () => new URL('/dev/mail/', open.url)
const read = (url: URL, accept = 'text/html') => fetch(url, { headers: { Accept: accept } })

describe('the development inbox', () => {
  it('shows unsent email: a list, an email in a sandboxed frame, its text and links', async () => {
    expect(await (await read(inboxUrl())).text()).toContain('No emails yet')
    const visitor = open.visitor()
    await visitor.get('/auth/login/')
    await visitor.post('/account/signup', { ...signup, email: 'maya@example.com' })
    await runDeferredWork(quiet)
    await sendDueMail(createMailing(settings, quiet))

    const url = new URL('?to=Maya@example.com', inboxUrl())
    const [mail] = (await (await read(url, 'application/json')).json()) as { _id: string; links: string[] }[]
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:3000\/set_password\/[0-9a-f]{24}\/[\w-]{43}$/)
    const list = await (await read(inboxUrl())).text()
    const [, path = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? []
    const page = await read(new URL(path, inboxUrl()))
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toMatch(/<iframe title="Email" sandbox srcdoc="&lt;!doctype html/)
    expect(html).toContain(`<a href="${mail?.links[0]}">`)
  })

  it('returns 404 for an email that does not exist', async () => {
    expect((await read(new URL('nothing/', inboxUrl()))).status).toBe(404)
  })
})
