// @vitest-environment happy-dom
import '../testing/setup.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderScreen } from 'remote-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { type Command, useCommands } from './commands.ts'
import { useRowCommands } from './use-row-commands.ts'

const opened = vi.fn<(name: string) => void>()

function Commands({ commands }: { commands: Command[] }) {
  useCommands(() => ({ title: 'Page', commands }))
  return (
    <>
      <input aria-label="Name" />
      <button>Save</button>
    </>
  )
}

const show = (...commands: Partial<Command>[]) => {
  const run = vi.fn<() => void>()
  renderScreen(<Commands commands={commands.map((command) => ({ id: 'it', label: 'It', run, ...command }))} />, {
    path: '/',
    answers: {},
  })
  return run
}

describe('a command', () => {
  it('runs by its key, but not in a text field', async () => {
    const run = show({ keys: 'e' })
    await userEvent.keyboard('e')
    expect(run).toHaveBeenCalledOnce()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'e')
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs by two keys one after the other', async () => {
    const run = show({ keys: 'g h' })
    await userEvent.keyboard('h')
    expect(run).not.toHaveBeenCalled()
    await userEvent.keyboard('gh')
    expect(run).toHaveBeenCalledOnce()
    await userEvent.keyboard('gxh')
    expect(run).toHaveBeenCalledOnce()
  })

  it.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])('runs by Ctrl or ⌘: %s', async (keys) => {
    const run = show({ keys: 'Mod+z' })
    await userEvent.keyboard(keys)
    expect(run).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}z')
    expect(run).toHaveBeenCalledOnce()
  })

  it('leaves Space to a focused button', async () => {
    const run = show({ keys: 'Space' })
    screen.getByRole('button', { name: 'Save' }).focus()
    await userEvent.keyboard(' ')
    expect(run).not.toHaveBeenCalled()
  })

  it('runs in text fields if it says so', async () => {
    const run = show({ keys: 'Mod+k', isEverywhere: true })
    screen.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(run).toHaveBeenCalledOnce()
  })

  it('of a dialog runs while the focus is in that dialog, and others do not', async () => {
    const [onPage, inDialog] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const command = (run: () => void) => ({ id: 'it', label: 'It', keys: 'e', run })
    function Dialog() {
      const [dialog, setDialog] = useState<HTMLElement | null>(null)
      useCommands(() => ({ title: 'Dialog', commands: [command(inDialog)], dialog }))
      return (
        <div ref={setDialog} role="dialog" aria-modal="true" aria-label="Inbox">
          <button>Done</button>
          <input aria-label="Search" />
        </div>
      )
    }
    const page = (
      <>
        <Commands commands={[command(onPage)]} />
        <Dialog />
      </>
    )
    renderScreen(page, { path: '/', answers: {} })
    for (const [role, name] of [
      ['button', 'Save'],
      ['textbox', 'Search'],
      ['button', 'Done'],
    ] as const) {
      screen.getByRole(role, { name }).focus()
      await userEvent.keyboard('e')
    }
    expect([onPage.mock.calls.length, inDialog.mock.calls.length]).toEqual([0, 1])
  })

  it('does nothing while it is off', async () => {
    const run = show({ keys: 'e', isOff: true })
    await userEvent.keyboard('e')
    expect(run).not.toHaveBeenCalled()
  })
})

const people = [
  { id: '1', name: 'Ada' },
  { id: '2', name: 'Grace' },
]

function List() {
  useRowCommands({
    title: 'People',
    rowOf: (wanted) => people.find(({ id }) => id === wanted),
    nameOf: ({ name }) => name,
    commands: [{ id: 'open', label: 'Open', keys: 'e', run: ({ name }) => opened(name) }],
  })
  return people.map(({ id, name }) => (
    <div key={id} data-row-id={id}>
      <button data-row-focus>{name}</button>
    </div>
  ))
}

describe('a list', () => {
  it('is walked with J and K, and its commands act on the focused row', async () => {
    renderScreen(<List />, { path: '/', answers: {} })
    await userEvent.keyboard('e')
    expect(opened).not.toHaveBeenCalled()
    await userEvent.keyboard('jj')
    expect(screen.getByRole('button', { name: 'Grace' })).toHaveFocus()
    await userEvent.keyboard('e')
    expect(opened).toHaveBeenLastCalledWith('Grace')
    await userEvent.keyboard('k')
    expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus()
  })
})
