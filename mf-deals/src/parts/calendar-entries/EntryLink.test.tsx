import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { sampleEntry } from '#test/sample-entries.ts'
import { EntryLink } from './EntryLink.tsx'

const disclosure = sampleEntry('key_date', 'cd', 'Closing disclosure', { time: '17:00', to_confirm: true })

it('says until when something is due, with the time zone, and that its date is to be confirmed', async () => {
  renderScreen(<EntryLink entry={disclosure} wraps />, { path: '/', answers: {} })
  expect(await screen.findByRole('link')).toHaveTextContent(
    /^Closing disclosure · 402 Maple Street · by 5:00 PM \S+ · date not confirmed/,
  )
})

it('marks a date not confirmed where there is little room', async () => {
  renderScreen(<EntryLink entry={disclosure} wraps={false} />, { path: '/', answers: {} })
  expect(await screen.findByRole('link')).toHaveTextContent('Closing disclosure ?')
  expect(screen.getByText('Key date, date not confirmed')).toBeInTheDocument()
})

it('leads from the expiration of a listing to its deal', async () => {
  const expiration = sampleEntry('listing_expiration', 'maple', 'Listing expiration')
  renderScreen(<EntryLink entry={expiration} wraps />, { path: '/', answers: {} })
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/agent/deal/maple')
})
