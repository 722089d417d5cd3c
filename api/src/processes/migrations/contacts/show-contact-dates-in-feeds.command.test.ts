import { Types } from 'mongoose'
import { CalendarKind } from 'openapi/codes'
import { expect, it } from 'vitest'
import { CalendarFeedModel } from '#processes/calendar/calendar-feed.model.ts'
import { useTestApp } from '#test/test-app.ts'
import { showContactDatesInFeeds } from './show-contact-dates-in-feeds.command.ts'

useTestApp()

it('adds what is about contacts to the feeds that showed everything, once', async () => {
  const earlier = ['task', 'milestone', 'key_date', 'closing', 'listing_expiration', 'appointment'] as const
  const of = { account: new Types.ObjectId(), user: new Types.ObjectId(), name: 'Phone' }
  await CalendarFeedModel.create({ ...of, hash: 'all', kinds: [...earlier] })
  await CalendarFeedModel.create({ ...of, hash: 'some', kinds: ['closing'] })
  for (let i = 0; i < 2; i++) await showContactDatesInFeeds()
  const kindsOf = async (hash: string) => (await CalendarFeedModel.findOne({ hash }).lean())?.kinds
  expect(await kindsOf('all')).toEqual(Object.values(CalendarKind))
  expect(await kindsOf('some')).toEqual(['closing'])
})
