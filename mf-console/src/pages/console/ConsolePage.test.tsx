import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Figures } from 'remote-kit/figures'
import type { Platform } from 'remote-kit/platform'
import { renderScreen } from 'remote-kit/testing'
import { readTrials } from 'remote-kit/trials'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { figures, operator, platform } from '#test/sample-platform.ts'
import { ConsolePage } from './ConsolePage.tsx'

const path = '/agent/console'

/** A remote whose only release was withdrawn. */
const unreleased = { name: 'mf-hello', active: '', disabled: false, canary: null, versions: [], edits: [] }

type Answers = { platform?: Platform | object | number; figures?: Figures | number }

/** What the shell's server answers: the data, or a status. */
function open({ platform: told = platform, figures: counted = figures }: Answers = {}, at = path) {
  const answers: Record<string, object | number> = { platform: told, figures: counted }
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[/^\/console\/(\w+)\.json$/.exec(address)?.[1] ?? ''] ?? 404
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
  })
  return renderScreen(<ConsolePage />, { path, at, answers: {}, user: operator })
}

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) })
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('the list of remotes', () => {
  it('has the version of each in each environment, with who was the last to change it', async () => {
    open()
    const [production, staging] = cells(await rowOf('mf-deals'))
    expect(production).toContain('1.4.0')
    expect(production).toContain('Canary by dana · Mar 5, 2025, 10:00 AM')
    expect(staging).toContain('1.3.0')
    const [off, nowhere] = cells(await rowOf('mf-reports'))
    expect(off).toMatch(/2\.0\.0Off/)
    expect(off).toContain('Turned off')
    expect(nowhere).toContain('–')
    expect(screen.getByText('2 remotes · 2 environments')).toBeVisible()
  })

  it('names who changed what visitors get, not who tried a version that was withdrawn', async () => {
    const [production] = platform.environments
    const edit = { by: 'lee', from: '1.4.0', to: '1.4.0', version: '2.0.0', why: 'broke', origin: null }
    const tried = ['withdraw', 'upload'].map((what) => ({ ...edit, what, at: '2025-03-06T15:00:00.000Z' }))
    const remotes = production?.remotes.map((one) => ({ ...one, edits: [...tried, ...one.edits] }))
    open({ platform: { ...platform, environments: [{ ...production, remotes }] } })
    expect(cells(await rowOf('mf-deals'))[0]).toContain('Canary by dana')
  })

  it('says how a canary does beside the active version', async () => {
    open()
    const row = await rowOf('mf-deals')
    expect(within(row).getByRole('progressbar', { name: /1\.5\.0 of mf-deals/ })).toHaveAttribute('aria-valuenow', '10')
    expect(await within(row).findByText(/^Failed in 1 of 40 tabs; the active version in 3 of 330\./)).toBeVisible()
  })

  it('has the figures of the last day', async () => {
    open()
    const row = await rowOf('mf-deals')
    expect(await within(row).findByText(/1,100 opened/)).toHaveTextContent('1,100 opened, 0.9% failed')
    expect(await within(await rowOf('mf-reports')).findByText('No page opened')).toBeVisible()
  })

  it('stays without figures', async () => {
    open({ figures: 500 })
    const row = await rowOf('mf-deals')
    await waitFor(() => expect(within(row).getByText('No figures right now')).toBeVisible(), { timeout: 8000 })
  })

  it('shows which shared packages do not fit', async () => {
    open()
    const row = await rowOf('react')
    expect(cells(row)[0]).toContain('19.2.0')
    expect(cells(row)[1]).toContain('^19.0.0all 2 remotes')
    expect(cells(row)[1]).toMatch(/\^20\.0\.0mf-deals ?doesn’t fit/)
    expect(within(await rowOf('jotai')).getByText('No one needs it')).toBeVisible()
  })

  it('counts all remotes that someone gets, and not one that no one does', async () => {
    const environments = platform.environments.map((one) => ({ ...one, remotes: [...one.remotes, unreleased] }))
    open({ platform: { ...platform, environments } })
    expect(cells(await rowOf('mf-hello'))[0]).toContain('No one gets it yet')
    expect(cells(await rowOf('react'))[1]).toContain('^19.0.0all 2 remotes')
  })

  it('says what will be here while there are no remotes', async () => {
    const nothing = { name: 'production', fault: null, shell: null, remotes: [], packages: [] }
    open({ platform: { ...platform, environments: [nothing] } })
    expect(await screen.findByRole('heading', { name: 'No remotes yet' })).toBeVisible()
    expect(screen.getByText('pt-remote publish')).toBeVisible()
  })

  it('says why an environment is missing', async () => {
    const [production] = platform.environments
    const staging = { name: 'staging', fault: 'mf-deals is not signed', shell: null, remotes: [], packages: [] }
    open({ platform: { ...platform, environments: [production, staging] } })
    expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t read staging.*mf-deals is not signed/)
    expect(screen.queryByRole('columnheader', { name: 'staging' })).toBeNull()
  })

  it.each([500, {}])('offers another try if the server answers %o', async (answer) => {
    open({ platform: answer })
    expect(await screen.findByText('Couldn’t load the platform', undefined, { timeout: 8000 })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

describe('one remote', () => {
  const at = `${path}?remote=mf-deals`

  it('is opened from the list, and left again', async () => {
    open()
    await userEvent.click(within(await rowOf('mf-deals')).getByRole('link', { name: 'mf-deals' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'mf-deals' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'All remotes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Console' })).toBeVisible()
  })

  it('has curves of all versions, or of one', async () => {
    open({}, at)
    expect(await screen.findByText('1,100 in all, at most 900 in ten minutes')).toBeVisible()
    expect(screen.getByText('10, or 0.9%, in 4 of 370 tabs')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Canary' }))
    expect(await screen.findByText('100 in all, at most 100 in ten minutes')).toBeVisible()
  })

  it('has the budget of each page of the versions in use', async () => {
    open({}, at)
    expect(await screen.findByText('96 of 120 kB')).toBeVisible()
    expect(screen.getByText('84 of 120 kB')).toBeVisible()
    expect(screen.getByText('Its host doesn’t answer')).toBeVisible()
  })

  it('has every version with who released it, and where it fits', async () => {
    open({}, at)
    const row = await screen.findByRole('row', { name: /^1\.4\.0/ })
    expect(cells(row)[0]).toContain('Mar 4, 2025, 10:00 AM, by dana')
    expect(cells(row)[0]).toContain('Faster boards')
    expect(cells(row)[1]).toContain('Active')
    expect(cells(row)[2]).toContain('Fits')
    const canary = screen.getByRole('row', { name: /^1\.5\.0/ })
    expect(cells(canary)[2]).toContain('it needs react ^20.0.0, the shell shares 19.2.0')
  })

  it('says of a version that came with a start that the history has no release of it', async () => {
    const environments = platform.environments.map((one) => ({
      ...one,
      remotes: one.remotes.map((remote) => ({
        ...remote,
        versions: remote.versions.map((version) => ({ ...version, released: null })),
      })),
    }))
    open({ platform: { ...platform, environments } }, at)
    expect(cells(await screen.findByRole('row', { name: /^1\.4\.0/ }))[0]).toContain('Not in the history')
  })

  it('has its history', async () => {
    open({}, at)
    expect(await screen.findByText('Released 1.3.0 → 1.4.0')).toBeVisible()
    expect(screen.getByText('Uploaded for testers 1.5.0')).toBeVisible()
    expect(screen.getByText('Canary 1.4.0 → 1.5.0, for 10%')).toBeVisible()
    expect(screen.getByText(/by dana, in production, without checking routes$/)).toBeVisible()
  })

  it('can be tried with a fault in this tab', async () => {
    open({}, at)
    const slow = await screen.findByRole('radio', { name: /^Slow/ })
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked()
    await userEvent.click(slow)
    expect(slow).toBeChecked()
    expect(readTrials()).toEqual({ 'mf-deals': 'slow' })
    await userEvent.click(screen.getByRole('radio', { name: 'None' }))
    expect(readTrials()).toEqual({})
  })

  it('that is off says where, since when and why', async () => {
    open({}, `${path}?remote=mf-reports`)
    const note = await screen.findByRole('note')
    expect(note).toHaveTextContent('Off in production')
    expect(note).toHaveTextContent('Since Mar 6, 2025, 10:00 AM, turned off by dana')
    expect(note).toHaveTextContent('Wrong totals')
  })

  it('that does not exist leads back', async () => {
    open({}, `${path}?remote=mf-gone`)
    expect(await screen.findByText('There’s no remote mf-gone')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All remotes' })).toHaveAttribute('href', path)
  })
})
