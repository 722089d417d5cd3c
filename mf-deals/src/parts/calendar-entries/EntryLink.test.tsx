import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { sampleEntry } from '#test/sample-entries.ts'
import { EntryLink } from './EntryLink.tsx'

const disclosure = sampleEntry('key_date', 'cd', 'Closing disclosure', { time: '17:00', to_confirm: true })

it('says until when something is due, with the time zone, and that its date is to be confirmed', async () => {
  renderScreen(<EntryLink entry={disclosure} shape="full" />, { path: '/', answers: {} })
  expect(await screen.findByRole('link')).toHaveTextContent(
    /^402 Maple Street · Closing disclosure · by 5:00 PM \S+ · date not confirmed/,
  )
})

it('marks a date not confirmed where there is little room', async () => {
  renderScreen(<EntryLink entry={disclosure} shape="card" />, { path: '/', answers: {} })
  expect(await screen.findByRole('link')).toHaveTextContent('402 Maple Street · Closing disclosure ?by 5 PM')
  expect(screen.getByText('Key date, date not confirmed')).toBeInTheDocument()
})

it('leads from the expiration of a listing to its deal', async () => {
  const expiration = sampleEntry('listing_expiration', 'maple', 'Listing expiration')
  renderScreen(<EntryLink entry={expiration} shape="full" />, { path: '/', answers: {} })
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/agent/deal/maple')
})

const showing = sampleEntry('appointment', 'a1', 'Showing', { time: '14:30', ends: '15:15' })

it('says the hours of an appointment, and opens it beside the calendar as it is', async () => {
  renderScreen(<EntryLink entry={showing} shape="full" />, { path: '/', at: '/?view=week', answers: {} })
  const link = await screen.findByRole('link')
  expect(link).toHaveTextContent(/^402 Maple Street · Showing · 2:30 – 3:15 PM/)
  expect(link).toHaveAttribute('href', '/?view=week&appointment=a1')
})

it('says the place of an appointment without a deal, and its start where there is little room', async () => {
  const openHouse = { ...showing, title: 'Open house', deal: null, deal_name: '', place: '7 Oak Road', ends: '11:00' }
  renderScreen(<EntryLink entry={{ ...openHouse, time: '09:00' }} shape="card" />, { path: '/', answers: {} })
  expect(await screen.findByRole('link')).toHaveTextContent('7 Oak Road · Open house9 AM')
  expect(screen.getByRole('link')).toHaveAttribute('title', 'Appointment · 7 Oak Road · Open house · 9:00 – 11:00 AM')
})

it('wraps its words in a day of the month before it cuts them', async () => {
  const anniversary = {
    ...sampleEntry('home_anniversary', 'c', 'Home anniversary, 1 year'),
    contact_name: 'Dina Brooks',
  }
  renderScreen(<EntryLink entry={{ ...anniversary, deal_name: '' }} shape="card" />, { path: '/', answers: {} })
  for (const words of ['Dina Brooks', 'Home anniversary, 1 year'])
    expect(getComputedStyle(await screen.findByText(words)).whiteSpace).not.toBe('nowrap')
})
