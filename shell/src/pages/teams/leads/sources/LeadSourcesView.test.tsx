import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { someUser } from '#test/some-user.ts'
import { embedCode } from './form-address.ts'
import { LeadSourcesView } from './LeadSourcesView.tsx'

const FORM = { title: 'Ask us', intro: '', phone: 'optional', consent: 'I agree', privacy_url: '', thanks: 'Thanks' }

const source = (name: string, more: object = {}) => ({
  id: name.toLowerCase(),
  version: 0,
  kind: 'form',
  name,
  source: 1,
  owner: null,
  key: `key-of-${name.toLowerCase()}`,
  address: null,
  form: FORM,
  retired: false,
  ...more,
})

/** The view of an owner, with an API that has these sources. */
function show(sources: ReturnType<typeof source>[], answers: object = {}) {
  return renderScreen(<LeadSourcesView />, {
    path: '/agent/teams',
    user: someUser({ role: 'owner' }),
    answers: { 'GET /lead_sources/': () => ({ results: sources }), 'GET /teams/': () => ({ results: [] }), ...answers },
  })
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the lead sources of an account', () => {
  it('are explained while there are none; a form is added by its name', async () => {
    const { requests } = show([], { 'POST /lead_sources/': () => source('Website') })
    await screen.findByText('No lead sources yet')
    await click('New lead source')
    await userEvent.click(await screen.findByRole('button', { name: 'Add lead source' }))
    expect(await screen.findByText('Enter a name')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText(/^Name/), 'Website')
    await click('Add lead source')
    const sent = requests.find(({ method }) => method === 'POST')
    expect(sent?.body).toEqual({ kind: 'form', name: 'Website', owner: null, source: 1 })
  })

  it('say that rules come before whom a source names', async () => {
    show([source('Website')])
    expect(
      await screen.findByText(/^Where your leads come from, and who gets them unless a lead routing rule applies\./),
    ).toBeVisible()
  })

  it('count email and files under another source than the website, unless someone says otherwise', async () => {
    show([source('Website')])
    await screen.findByText('Website')
    await click('New lead source')
    const dialog = within(await screen.findByRole('dialog'))
    const counted = dialog.getByRole('combobox', { name: /^Contact source/ })
    const kind = dialog.getByRole('combobox', { name: 'Type' })
    expect(counted).toHaveDisplayValue('Website Inquiry')
    await userEvent.selectOptions(kind, 'File')
    expect(counted).toHaveDisplayValue('Other')
    await userEvent.selectOptions(counted, 'Open House')
    await userEvent.selectOptions(kind, 'Email')
    expect(counted).toHaveDisplayValue('Open House')
  })

  it('show a form by its link, and another system by its ID', async () => {
    show([source('Website'), source('Portal', { kind: 'api', key: null, form: null })])
    expect(await screen.findByLabelText('Link to Website')).toHaveValue(`${location.origin}/forms/key-of-website`)
    expect(screen.getByLabelText('ID of Portal')).toHaveValue('portal')
    expect(screen.getByRole('link', { name: /Open form Website/ })).toHaveAttribute('target', '_blank')
  })

  it('change what a form says', async () => {
    const { requests } = show([source('Website')], { 'PATCH /lead_sources/website/': () => source('Website') })
    await screen.findByText('Website')
    await click('Actions for Website')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const title = await screen.findByLabelText(/^Title/)
    await userEvent.clear(title)
    await userEvent.type(title, 'Say hello')
    await click('Save changes')
    const sent = requests.find(({ method }) => method === 'PATCH')
    expect(sent?.body).toMatchObject({ name: 'Website', form: { ...FORM, title: 'Say hello' } })
  })

  it('are retired and brought back, and a form gets a new link once that is confirmed', async () => {
    const { requests } = show([source('Website'), source('Old', { retired: true })], {
      'PATCH /lead_sources/website/': () => source('Website', { retired: true }),
      'PATCH /lead_sources/old/': () => source('Old'),
      'POST /lead_sources/website/rotate/': () => source('Website', { key: 'new' }),
    })
    await screen.findByText('Website')
    await click('Actions for Website')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retire' }))
    await click('Bring back Old')
    await click('Actions for Website')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New link' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Get new link' }))
    const sent = requests.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])
    expect(sent).toEqual([
      ['PATCH', { retired: true }],
      ['PATCH', { retired: false }],
      ['POST', ''],
    ])
  })
})

it('shows a form as high as it says it is, whatever other frames say', async () => {
  show([source('Website')])
  await userEvent.click(await screen.findByRole('button', { name: 'Embed form: Website' }))
  const frame: HTMLIFrameElement = await screen.findByTitle('Ask us')
  const say = (height: unknown, from: Window | null) =>
    fireEvent(window, new MessageEvent('message', { source: from, data: { protrackerFormHeight: height } }))
  say(812, frame.contentWindow)
  expect(frame).toHaveStyle({ height: '812px' })
  say(10, window)
  say('9999', frame.contentWindow)
  expect(frame).toHaveStyle({ height: '812px' })
})

describe('the code to embed a form', () => {
  it('keeps a title from ending its attribute, and passes on the campaign', () => {
    const code = embedCode('key', '"><b>')
    expect(code).toContain('title="&quot;>&lt;b>"')
    expect(code).toContain("getElementById('protracker-key')")
    expect(code).toContain('utm_')
  })
})
