import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useCommands } from 'remote-kit/commands'
import { createNotify } from 'remote-kit/notify'
import { renderScreen } from 'remote-kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFrameCommands } from '#frame/keyboard/use-frame-commands.ts'
import { showToastAtom } from '#parts/toasts/snackbar.atoms.ts'
import { Toasts } from '#parts/toasts/Toasts.tsx'
import { someUser } from '#test/some-user.ts'
import { KeyboardParts } from './KeyboardParts.tsx'

const nav = [
  { label: 'Home', path: '/agent', icon: 'home', section: 'main' as const, order: 1 },
  { label: 'Contacts', path: '/agent/contacts', icon: 'people', section: 'people' as const, order: 1 },
]
const archive = vi.fn<() => void>()

function Frame() {
  useFrameCommands(nav)
  useCommands(() => ({
    title: 'Deals',
    commands: [{ id: 'deal.archive', label: 'Archive', keys: 'a', run: archive }],
  }))
  return (
    <>
      <input aria-label="Name" />
      <Toasts />
      <KeyboardParts />
    </>
  )
}

function open() {
  const rendered = renderScreen(<Frame />, { path: '/agent', answers: {}, user: someUser(), runsShortcuts: false })
  const notify = createNotify((toast) => act(() => rendered.store.set(showToastAtom, toast)))
  return { ...rendered, notify, keys: userEvent.setup() }
}

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.clearAllMocks()
})

describe('Ctrl+Z', () => {
  it('undoes the last change once, also when its toast is gone', async () => {
    const { notify, keys } = open()
    const undo = vi.fn<() => void>()
    notify.success('402 Maple Street moved', { undo })
    notify.success('Something else')
    await keys.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    expect(undo).toHaveBeenCalledOnce()
  })

  it('takes the offer off its toast', async () => {
    const { notify, keys } = open()
    notify.success('402 Maple Street moved', { undo: () => undefined })
    await screen.findByRole('button', { name: 'Undo' })
    await keys.keyboard('{Control>}z{/Control}')
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  it('belongs to the text field while one has the focus', async () => {
    const { notify, keys } = open()
    const undo = vi.fn<() => void>()
    notify.success('402 Maple Street moved', { undo })
    await keys.type(screen.getByRole('textbox', { name: 'Name' }), '{Control>}z{/Control}')
    expect(undo).not.toHaveBeenCalled()
  })
})

describe('Ctrl+Z in a panel', () => {
  const openPanel = () => {
    const rendered = renderScreen(
      <>
        <Frame />
        <div role="dialog" aria-modal="true" aria-label="Inspection reply">
          <input type="checkbox" aria-label="Call the roofer" />
          <input aria-label="Add a step" />
        </div>
      </>,
      { path: '/agent', answers: {}, user: someUser(), runsShortcuts: false },
    )
    const undo = vi.fn<() => void>()
    const notify = createNotify((toast) => act(() => rendered.store.set(showToastAtom, toast)))
    notify.success('“Call the roofer” done', { undo })
    return undo
  }

  it('undoes what was changed there', async () => {
    const undo = openPanel()
    screen.getByRole('checkbox', { name: 'Call the roofer' }).focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(undo).toHaveBeenCalledOnce()
  })

  it('belongs to its text fields', async () => {
    const undo = openPanel()
    await userEvent.type(screen.getByRole('textbox', { name: 'Add a step' }), '{Control>}z{/Control}')
    expect(undo).not.toHaveBeenCalled()
  })
})

describe('shortcuts', () => {
  it('G and a letter go to a page', async () => {
    const { keys, router } = open()
    await keys.keyboard('gc')
    expect(router.state.location.pathname).toBe('/agent/contacts')
  })

  it('are listed by ?, those of the page first', async () => {
    const { keys } = open()
    await keys.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const headings = within(dialog).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Deals', 'Go to', 'General'])
    const list = within(dialog).getByRole('region', { name: 'Go to' })
    expect(within(list).getByText('Contacts').parentElement).toHaveTextContent('ContactsGthenC')
  })

  it('of a single key can be turned off', async () => {
    const { keys } = open()
    await keys.keyboard('a?')
    expect(archive).toHaveBeenCalledOnce()
    await keys.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    await keys.click(screen.getByRole('button', { name: 'Done' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await keys.keyboard('a')
    expect(archive).toHaveBeenCalledOnce()
    await keys.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Search and commands' })
  })
})

describe('the palette', () => {
  it('runs the commands of the page and lists them as recent', async () => {
    const { keys } = open()
    await keys.keyboard('{Control>}k{/Control}')
    await keys.type(await screen.findByRole('combobox', { name: /^Search deals/ }), 'arch')
    await keys.keyboard('{Enter}')
    await vi.waitFor(() => expect(archive).toHaveBeenCalledOnce())
    await keys.keyboard('{Control>}k{/Control}')
    const recent = await screen.findByRole('group', { name: 'Recent' })
    expect(within(recent).getByRole('option', { name: 'Archive' })).toBeVisible()
  })
})
