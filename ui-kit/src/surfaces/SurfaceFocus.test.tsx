import {
  Button,
  FluentProvider,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  webLightTheme,
} from '@fluentui/react-components'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aheadOf } from '../states/ahead.ts'
import { RenderedAhead } from '../states/RenderedAhead.tsx'
import { ModalSurface } from './ModalSurface.tsx'
import { SidePanel } from './SidePanel.tsx'

// happy-dom rejects animations that are still running at the end of a test. Fluent does without them if they fail.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    throw new Error('No animations')
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A panel with a menu whose item opens a dialog in the same moment in which the menu closes. */
function Screen() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <FluentProvider theme={webLightTheme}>
      <h1 tabIndex={-1}>Contacts</h1>
      <Button onClick={() => setIsOpen(true)}>Priya Whitaker</Button>
      <SidePanel open={isOpen} title="Priya Whitaker" onClose={() => setIsOpen(false)}>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button>More actions</Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={() => setIsAsking(true)}>Delete contact…</MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
        {isAsking && (
          <ModalSurface
            open
            title="Delete Priya Whitaker?"
            onClose={() => setIsAsking(false)}
            actions={<Button>Delete contact</Button>}
          >
            Their tasks stay.
          </ModalSurface>
        )}
      </SidePanel>
    </FluentProvider>
  )
}

/** A click moves the focus first. */
function click(element: HTMLElement): void {
  element.focus()
  fireEvent.click(element)
}

it('returns to the button of the menu from which a dialog over a panel was opened', async () => {
  render(<Screen />)
  click(screen.getByText('Priya Whitaker'))
  click(await screen.findByRole('button', { name: 'More actions' }))
  click(await screen.findByRole('menuitem'))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Priya Whitaker?' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })
  // What has the focus tells which surface can be used: Fluent hides what is behind it.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('More actions'))
  expect(await screen.findByRole('dialog', { name: 'Priya Whitaker' })).toBeTruthy()
})

/** A dialog whose button opens another one in its place. */
function Tokens() {
  const [step, setStep] = useState<'form' | 'token' | null>(null)
  return (
    <FluentProvider theme={webLightTheme}>
      <h1 tabIndex={-1}>Security</h1>
      <Button onClick={() => setStep('form')}>New token</Button>
      {step === 'form' && (
        <ModalSurface
          open
          title="New token"
          onClose={() => setStep(null)}
          actions={<Button onClick={() => setStep('token')}>Create token</Button>}
        >
          It’s shown once.
        </ModalSurface>
      )}
      {step === 'token' && (
        <ModalSurface open title="Your token" onClose={() => setStep(null)} actions={<Button>Copy</Button>}>
          Save it now.
        </ModalSurface>
      )}
    </FluentProvider>
  )
}

it('returns to the button of a dialog’s own opener if the dialog was replaced', async () => {
  render(<Tokens />)
  const opener = screen.getByRole('button', { name: 'New token' })
  click(opener)
  click(await screen.findByRole('button', { name: 'Create token' }))
  await screen.findByRole('dialog', { name: 'Your token' })
  click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('returns to what opened a dialog that was rendered ahead', async () => {
  const ahead = aheadOf<string>()
  const form = () => (
    <ModalSurface open title="New deal" onClose={() => undefined} actions={null}>
      A name.
    </ModalSurface>
  )
  const screenOf = (open: string | null) => (
    <FluentProvider theme={webLightTheme}>
      <h1 tabIndex={-1}>Deals</h1>
      <Button {...ahead.propsFor('deal')}>New deal</Button>
      <Button>Filter</Button>
      <RenderedAhead open={open} ahead={ahead}>
        {form}
      </RenderedAhead>
    </FluentProvider>
  )
  const { rerender } = render(screenOf(null))
  const opener = screen.getByRole('button', { name: 'New deal' })
  screen.getByRole('button', { name: 'Filter' }).focus()
  fireEvent.pointerEnter(opener)
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeTruthy())
  opener.focus()
  rerender(screenOf('deal'))
  await waitFor(() => expect(document.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true))
  rerender(screenOf(null))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
