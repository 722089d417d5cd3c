/** A year of calls, texts, emails, meetings and showings with contacts, and how each contact came to its status. */
import { Types } from 'mongoose'
import { ActivityDirection, ActivityKind, CallOutcome, ContactStatus } from 'openapi/codes'
import { ActivityModel, type StoredActivity } from '#api/entities/activities/activity.model.ts'
import { isTouch } from '#api/entities/activities/is-touch.ts'
import { NoteModel } from '#api/entities/notes/note.model.ts'
import { appendEvents } from '#api/platform/events/append-events.ts'
import { addDays } from '#api/rules/calendar/days.ts'
import { officeHour } from '#dev/demo/chance/calendar.ts'
import type { DemoContact } from './contacts.ts'
import type { Dice } from '#dev/demo/chance/dice.ts'

const TALK = {
  call: [
    'Went over the numbers again. They’re comfortable with the monthly payment.',
    'Wants to wait for the next open house before deciding.',
    'Asked how long an inspection takes. Sent the checklist.',
    'Their lender needs two more pay stubs.',
    'Happy with the pictures. Ready to list after the holidays.',
    '',
  ],
  text: ['Sent the link to two new listings.', 'Confirmed Saturday at 10.', 'Shared the disclosure packet.', ''],
  email: ['Sent the market report for their street.', 'Sent the buyer guide.', 'Answered questions about the HOA.'],
  meeting: ['Coffee downtown. They’d like to move within a year.', 'Signed the representation agreement.'],
  showing: ['Liked the kitchen, not the street.', 'Wants to come back with her sister.', 'Too small for two desks.'],
  other: ['Dropped off a pumpkin.'],
} as const satisfies Record<ActivityKind, readonly string[]>

const NOTES = [
  'Their daughter starts school in August, so they’d like to be settled by July.',
  'Would rather text than call before noon.',
  'Comfortable up to $520,000. Stretching for a garage.',
  'Knows the sellers of the house next door.',
] as const

/** How many there are, by how far they have come. */
const COUNT: Record<ContactStatus, readonly [number, number]> = {
  [ContactStatus.NewLead]: [0, 0],
  [ContactStatus.Contacted]: [1, 4],
  [ContactStatus.Qualified]: [4, 9],
  [ContactStatus.ActiveClient]: [14, 26],
  [ContactStatus.Closed]: [6, 14],
  [ContactStatus.Lost]: [2, 5],
}
const YEAR = 365
const MINUTE_MS = 60_000
const KINDS: readonly ActivityKind[] = ['call', 'call', 'call', 'text', 'text', 'email', 'email', 'meeting', 'showing']

type Activity = Omit<StoredActivity, 'body' | 'mentions'> & { body: unknown[]; mentions: Types.ObjectId[] }

/** Draws the activities of the contacts that have been contacted, and says when that was first and last, and how. */
export function drawActivities(dice: Dice, contacts: readonly DemoContact[], today: string): Activity[] {
  return contacts.flatMap((contact) => {
    if (contact.company || contact.status === ContactStatus.NewLead) return []
    // Clients of deals were drawn as leads whom no one had called yet.
    const drawn = contact.last_touch_at ?? officeHour(addDays(today, -dice.between(0, 12)))
    const touched = drawn > contact.created_at ? drawn : contact.created_at
    const last = touched.toISOString().slice(0, 10)
    const [least, most] = COUNT[contact.status]
    const first = [addDays(today, -YEAR), contact.created_at.toISOString().slice(0, 10)].toSorted().at(-1) ?? last
    const activities = [drawActivity(dice, contact, touched)]
    let day = last
    for (let n = dice.between(least, most); n > 1; n--) {
      day = addDays(day, -dice.between(1, 24))
      if (day < first) break
      const activity = drawActivity(dice, contact, officeHour(day, dice.between(14, 21)))
      if (activity.at > contact.created_at) activities.push(activity)
    }
    const answer = drawAnswer(dice, contact)
    if (answer.at < (activities.at(-1)?.at ?? answer.at)) activities.push(answer)
    const newest = activities.find(({ touches }) => touches)
    contact.set({
      first_touch_at: activities.findLast(({ touches }) => touches)?.at ?? null,
      last_touch_at: newest?.at ?? null,
      last_touch_kind: newest?.kind ?? null,
      last_touch_direction: newest?.direction ?? null,
      last_call_at: activities.find(({ kind }) => kind === 'call')?.at ?? null,
    })
    return activities
  })
}

/** The call with which someone answered their inquiry within some hours. */
function drawAnswer(dice: Dice, contact: DemoContact): Activity {
  const at = new Date(contact.created_at.getTime() + dice.between(3, 400) * MINUTE_MS)
  const call = { kind: ActivityKind.call, direction: ActivityDirection.outgoing, outcome: CallOutcome.left_voicemail }
  return { ...drawActivity(dice, contact, at), ...call, minutes: null, body: [], text: '', touches: isTouch(call) }
}

function drawActivity(dice: Dice, contact: DemoContact, at: Date): Activity {
  const kind = dice.pick(KINDS)
  const isMutual = kind === ActivityKind.meeting || kind === ActivityKind.showing
  const direction = isMutual ? null : dice.chance(0.75) ? ActivityDirection.outgoing : ActivityDirection.incoming
  const outcome = kind === ActivityKind.call ? drawOutcome(dice, direction) : null
  const isTalk = isMutual || outcome === CallOutcome.connected
  const text = kind !== ActivityKind.call || isTalk ? dice.pick<string>(TALK[kind]) : ''
  return {
    _id: new Types.ObjectId(),
    account: contact.account,
    contact: contact._id,
    deal: null,
    kind,
    direction,
    outcome,
    at,
    minutes: isTalk ? (isMutual ? dice.between(20, 75) : dice.between(2, 24)) : null,
    body: text ? paragraph(text) : [],
    text,
    mentions: [],
    edited_at: null,
    deleted_at: null,
    touches: isTouch({
      kind,
      direction,
      outcome,
    }),
    created_by: contact.owner,
    created_at: at,
    updated_at: at,
    version: 0,
    versions_since_edit: 0,
  }
}

function drawOutcome(dice: Dice, direction: ActivityDirection | null): CallOutcome {
  if (direction === ActivityDirection.incoming || dice.chance(0.55)) return CallOutcome.connected
  return dice.pick([CallOutcome.left_voicemail, CallOutcome.no_answer, CallOutcome.busy])
}

const paragraph = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }]

/** Stores them, with a note here and there, and the history of each contact. */
export async function insertContactHistory(
  dice: Dice,
  contacts: readonly DemoContact[],
  activities: readonly Activity[],
): Promise<void> {
  await ActivityModel.collection.insertMany([...activities] as never[])
  const notes = contacts
    .filter(({ status, company }) => !company && status >= ContactStatus.Qualified && dice.chance(0.4))
    .map((contact) => {
      const at = contact.last_touch_at ?? contact.created_at
      const text = dice.pick<string>(NOTES)
      return new NoteModel({
        account: contact.account,
        contact: contact._id,
        body: paragraph(text),
        text,
        created_by: contact.owner,
        created_at: at,
        updated_at: at,
      })
    })
  await NoteModel.bulkSave(notes, { timestamps: false })
  await appendEvents(contacts.flatMap(eventsOf))
}

/** A lead at first; then what it is now. */
function eventsOf({ _id, account, owner, status, created_at: created, updated_at: updated }: DemoContact) {
  const event = (at: Date, op: string, from: ContactStatus | null, to: ContactStatus) => ({
    _id: new Types.ObjectId(),
    account,
    stream: _id,
    entity: 'contact',
    entity_id: _id,
    op,
    at,
    actor: owner,
    request_id: 'demo',
    cause: null,
    follows: [],
    diff: [
      {
        path: 'status',
        from,
        to,
      },
    ],
  })
  const made = event(created, 'create', null, ContactStatus.NewLead)
  const isLater = status !== ContactStatus.NewLead && updated > created
  return [made, ...(isLater ? [event(updated, 'update', ContactStatus.NewLead, status)] : [])]
}
