/** The lists that every account starts with. They are not stored, so that each release may better them. */
import type { StarterList } from 'openapi'
import { BirthdayMonth, ContactTemperature, FollowUpDue } from 'openapi/codes'
import { LEAD_STATUSES } from '#entities/contacts/contact.model.ts'

/** In order, without their counts. */
export const starterLists: readonly Omit<StarterList, 'count' | 'count_is_capped'>[] = [
  {
    key: 'hot',
    name: 'Hot, not contacted in 7 days',
    hint: 'Hot leads cool down within a week. Start with the one you haven’t talked to the longest.',
    filters: { temperature: [ContactTemperature.Hot], not_contacted_for: 7 },
    sort: 'last_touch_at',
  },
  {
    key: 'never_called',
    name: 'Never called',
    hint: 'Leads no one has called yet. The newest answer most often.',
    filters: { status: [...LEAD_STATUSES], never_called: true },
    sort: '-created_at',
  },
  {
    key: 'follow_ups',
    name: 'Follow-ups due',
    hint: 'People you planned to get in touch with by today.',
    filters: { follow_up: FollowUpDue.due },
    sort: 'next_follow_up',
  },
  {
    key: 'birthdays',
    name: 'Birthdays this month',
    hint: 'A good reason to call a past client.',
    filters: { birthday_month: BirthdayMonth.current },
    sort: 'last_name',
  },
]
