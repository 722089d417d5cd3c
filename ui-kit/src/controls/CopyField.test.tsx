import { FluentProvider } from '@fluentui/react-components'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lightTheme } from '#theme/theme.ts'
import { CopyField } from './CopyField.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(writeText: (text: string) => Promise<void>) {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  render(
    <FluentProvider theme={lightTheme}>
      <CopyField label="Access token" value="secret" />
    </FluentProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
}

it('copies the text and confirms it in place', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  show(writeText)
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith('secret')
})

it('explains what to do if the browser refuses', async () => {
  show(() => Promise.reject(new Error('denied')))
  expect((await screen.findByRole('alert')).textContent).toContain('Select the text and copy it.')
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
})
