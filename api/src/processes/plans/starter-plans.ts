/** Plans to start from. They are not stored, so that each release may better them. */
import { randomBytes } from 'node:crypto'
import type { StarterPlan } from 'openapi'

type Starter = StarterPlan['steps'][number]

const call = (title: string, due_days = 0): Starter => ({
  kind: 'task',
  title,
  task_kind: 'call',
  due_days,
  assignee: null,
})
const todo = (title: string, due_days = 0): Starter => ({
  kind: 'task',
  title,
  task_kind: 'todo',
  due_days,
  assignee: null,
})
const email = (subject: string, body: string): Starter => ({ kind: 'email', subject, body })
const wait = (amount: number, unit: 'hours' | 'days' | 'business_days', time: string | null = null): Starter => ({
  kind: 'wait',
  amount,
  unit,
  time,
})

const SIGNED = '\n\n{{agent_name}}\n{{agent_phone}}\n{{brokerage}}'

const LEADS = { reply: true, call_minutes: 2, statuses: [4, 5, 6] } satisfies StarterPlan['stop_on']

export const starterPlans: readonly StarterPlan[] = [
  {
    key: 'new_buyer_lead',
    name: 'New buyer lead',
    description:
      'Two weeks of calls and emails for someone who asked about a home. It ends when they reply or you talk.',
    stop_on: LEADS,
    steps: [
      call('Call about the home they asked about'),
      email(
        'Your home search',
        `Hi {{first_name}},\n\nThanks for reaching out. I’d like to hear what you’re looking for: the area, the price and when you hope to move.\n\nWhen is a good time to talk?${SIGNED}`,
      ),
      wait(1, 'business_days', '09:00'),
      call('Call again at another time of day'),
      wait(2, 'business_days', '10:00'),
      email(
        'Homes you might like',
        `Hi {{first_name}},\n\nI can send you new listings the day they come up. Which neighborhoods should I watch, and what’s a must-have?\n\nA one-line reply is enough.${SIGNED}`,
      ),
      wait(4, 'business_days', '09:00'),
      call('Last call for now'),
      wait(1, 'days', '10:00'),
      email(
        'Still looking, {{first_name}}?',
        `Hi {{first_name}},\n\nI don’t want to crowd your inbox. If you’re still looking, reply and we’ll pick it up from there. If not, that’s fine too.${SIGNED}`,
      ),
    ],
  },
  {
    key: 'open_house_visitor',
    name: 'Open house visitor',
    description: 'A thank-you the next day, then a call and one more email.',
    stop_on: LEADS,
    steps: [
      wait(1, 'days', '10:00'),
      email(
        'Thanks for stopping by',
        `Hi {{first_name}},\n\nThanks for coming to the open house. What did you think of it? If it wasn’t the one, tell me what was missing, and I’ll keep an eye out.${SIGNED}`,
      ),
      wait(2, 'business_days', '09:00'),
      call('Call: what did they think of the home?'),
      wait(5, 'business_days', '10:00'),
      email(
        'Other homes like it',
        `Hi {{first_name}},\n\nA few homes close to the one you saw are for sale right now. Would you like to see any of them this week?${SIGNED}`,
      ),
    ],
  },
  {
    key: 'past_client_year',
    name: 'Past client year',
    description: 'Stay in touch with a client for a year after their closing.',
    stop_on: { reply: false, call_minutes: null, statuses: [6] },
    steps: [
      wait(14, 'days', '10:00'),
      call('Call: how is the new home?'),
      wait(75, 'days', '10:00'),
      email(
        'How is the home?',
        `Hi {{first_name}},\n\nYou’ve been in your home for a few months now. If you need a plumber, a painter or anyone else, ask me: I know who’s good.${SIGNED}`,
      ),
      wait(90, 'days', '10:00'),
      todo('Send a handwritten card', 3),
      wait(180, 'days', '10:00'),
      email(
        'Happy home anniversary',
        `Hi {{first_name}},\n\nIt’s been a year. Would you like to know what your home is worth today? Reply, and I’ll send you the numbers.${SIGNED}`,
      ),
      call('Call on their home anniversary', 2),
    ],
  },
]

/** An id for a new step. */
export const newStepId = (): string => randomBytes(12).toString('hex')
