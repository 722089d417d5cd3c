import { Types } from 'mongoose'
import { CalendarKind } from 'openapi/codes'
import { expect, it } from 'vitest'
import { CalendarFeedModel } from '#processes/calendar/calendar-feed.model.ts'
import { useTestApp } from '#test/test-app.ts'
import { showAppointmentsInFeeds } from './show-appointments-in-feeds.command.ts'

useTestApp()

it('adds appointments to the feeds that showed everything, once', async () => {
  const earlier = ['task', 'milestone', 'key_date', 'closing', 'listing_expiration'] as const
  const of = { account: new Types.ObjectId(), user: new Types.ObjectId(), name: 'Phone' }
  await CalendarFeedModel.create({ ...of, hash: 'all', kinds: [...earlier] })
  await CalendarFeedModel.create({ ...of, hash: 'some', kinds: ['closing'] })
  for (let i = 0; i < 2; i++) await showAppointmentsInFeeds()
  const kindsOf = async (hash: string) => (await CalendarFeedModel.findOne({ hash }).lean())?.kinds
  expect(await kindsOf('all')).toEqual([...earlier, CalendarKind.appointment])
  expect(await kindsOf('some')).toEqual(['closing'])
})
