import { expect, it } from 'vitest'
import { formatTimeOfDay, formatTimeZone } from './time-of-day.ts'

it.each([
  ['17:00', 'America/New_York', '5:00 PM ET'],
  ['21:00', 'America/Los_Angeles', '9:00 PM PT'],
  ['00:30', 'America/Chicago', '12:30 AM CT'],
])('%s in %s is %s', (time, zone, text) => expect(formatTimeOfDay(time, zone)).toBe(text))

it.each([
  ['America/New_York', 'Eastern Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['Europe/Berlin', 'Central European Time'],
])('%s is %s', (zone, text) => expect(formatTimeZone(zone)).toBe(text))
