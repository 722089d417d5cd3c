/** Reads who is away, and who covers for them. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import type { MemberAbsence } from 'openapi'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { AbsenceModel, type StoredAbsence } from './absence.model.ts'

type Away = Pick<StoredAbsence, '_id' | 'user' | 'first_day' | 'last_day' | 'stand_in'>

const AWAY = { user: 1, first_day: 1, last_day: 1, stand_in: 1 } as const

/** The absences of the account that have not ended by `today`, by user, each user's in order. */
export async function comingAbsences(
  account: Types.ObjectId,
  today: string,
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, MemberAbsence[]>> {
  const found = await AbsenceModel.find({ account, last_day: trusted({ $gte: today }) }, AWAY, { session })
    .sort({ first_day: 1 })
    .lean<Away[]>()
  const byUser = Map.groupBy(found, ({ user }) => String(user))
  return new Map([...byUser].map(([user, absences]) => [user, absences.map(presentMemberAbsence)]))
}

const presentMemberAbsence = ({ _id, first_day, last_day, stand_in }: Away): MemberAbsence => ({
  id: String(_id),
  first_day,
  last_day,
  stand_in: stand_in ? String(stand_in) : null,
})

/** The absence of the user on a day; null if they are there. */
export const absenceOn = (user: Types.ObjectId, day: string): Promise<Away | null> =>
  AbsenceModel.findOne({ user, first_day: trusted({ $lte: day }), last_day: trusted({ $gte: day }) }, AWAY).lean<Away>()

/** The other absences of someone, or covered by someone, on any of the days of one. The first one first. */
export const absencesDuring = (
  { _id, first_day, last_day }: Pick<StoredAbsence, '_id' | 'first_day' | 'last_day'>,
  whose: { user: Types.ObjectId } | { stand_in: Types.ObjectId },
  session: ClientSession,
): Promise<Away[]> =>
  AbsenceModel.find(
    {
      ...whose,
      _id: trusted({ $ne: _id }),
      first_day: trusted({ $lte: last_day }),
      last_day: trusted({ $gte: first_day }),
    },
    AWAY,
    { session },
  )
    .sort({ first_day: 1 })
    .lean<Away[]>()

/**
 * The absences of these users that are running at the instant `at`, and have a stand-in. `zoneOf` is asked only if there
 * may be one: most days, no one is away.
 */
export async function coveredNow(
  users: readonly Types.ObjectId[],
  { at, session, zoneOf }: { at: Date; session: ClientSession; zoneOf: () => Promise<string> },
): Promise<(Away & { stand_in: Types.ObjectId })[]> {
  const around = daysAround(at)
  const found = await AbsenceModel.find(
    {
      user: trusted({ $in: [...users] }),
      stand_in: trusted({ $ne: null }),
      first_day: trusted({ $lte: around.last }),
      last_day: trusted({ $gte: around.first }),
    },
    AWAY,
    { session },
  ).lean<(Away & { stand_in: Types.ObjectId })[]>()
  if (found.length === 0) return []
  const today = todayIn(await zoneOf(), at)
  return found.filter(({ first_day, last_day }) => first_day <= today && today <= last_day)
}

/** The absences that the user covers and that have not ended anywhere on Earth. */
export const coverings = (standIn: Types.ObjectId, session: ClientSession | null, at = new Date()): Promise<Away[]> =>
  AbsenceModel.find({ stand_in: standIn, last_day: trusted({ $gte: daysAround(at).first }) }, AWAY, { session }).lean<
    Away[]
  >()

/** Everyone who covers or will cover one of the users. */
export const standInsOf = (users: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> =>
  AbsenceModel.distinct('stand_in', {
    user: trusted({ $in: [...users] }),
    stand_in: trusted({ $ne: null }),
    last_day: trusted({ $gte: daysAround(new Date()).first }),
  }).session(session)

/** The earliest and the latest day that it can be anywhere on Earth. */
function daysAround(at: Date): { first: string; last: string } {
  const day = at.toISOString().slice(0, 10)
  return { first: addDays(day, -1), last: addDays(day, 1) }
}
