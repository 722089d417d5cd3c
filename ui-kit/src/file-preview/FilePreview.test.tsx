import { FluentProvider } from '@fluentui/react-components'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lightTheme } from '#theme/theme.ts'
import { FilePreview } from './FilePreview.tsx'

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

const file = (id: string) => ({ id, name: `${id}.pdf`, type: 'pdf', preview: 'none' }) as const

const open = (...ids: string[]) =>
  render(
    <FluentProvider theme={lightTheme}>
      <FilePreview
        files={ids.map(file)}
        shown="offer"
        addressOf={({ id }) => `/files/${id}`}
        onShow={() => undefined}
        onClose={() => undefined}
      />
    </FluentProvider>,
  )

it('leads to the files before and after', () => {
  open('offer', 'disclosures')
  expect(screen.getByText('1 of 2')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next file' })).toBeTruthy()
})

it('has nowhere to lead from the only file', () => {
  open('offer')
  expect(screen.queryByText('1 of 1')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next file' })).toBeNull()
  expect(screen.getByText('Download')).toBeTruthy()
})
