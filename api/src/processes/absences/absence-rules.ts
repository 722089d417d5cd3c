/** What has to be true of an absence and its stand-in. */
import type { Types } from 'mongoose'
import type { AbsenceDocument, StoredAbsence } from '#entities/absences/absence.model.ts'
import { absencesDuring } from '#entities/absences/absences.query.ts'
import { memberships } from '#entities/sessions/viewer.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, invalid } from '#platform/http/errors.ts'
import { canCover, type Viewer } from '#platform/http/viewer.ts'
import { daysBetween, todayIn } from '#rules/calendar/days.ts'
import { dayText } from '#rules/calendar/day-text.ts'

const MOST_DAYS = 366

type Span = Pick<StoredAbsence, 'first_day' | 'last_day'>

/** @throws 400 naming what is wrong with the days or the stand-in, 409 naming both absences that exclude each other */
export async function requirePossible(change: Change, viewer: Viewer, absence: AbsenceDocument): Promise<void> {
  requireDays(absence, todayIn(viewer.time_zone))
  const name = await nameOf(change, absence.user)
  const [own] = await absencesDuring(absence, { user: absence.user }, change.session)
  if (own) {
    const both = `${spanText(absence)} overlaps ${spanText(own)}.`
    throw conflict(`${name} is already away then`, `${both} Change that absence, or choose other days.`)
  }
  const [covered] = await absencesDuring(absence, { stand_in: absence.user }, change.session)
  if (covered) {
    const other = await nameOf(change, covered.user)
    throw conflict(
      `${name} is covering for ${other} then`,
      `${spanText(absence)} overlaps ${spanText(covered)}. Choose another stand-in for ${other} first.`,
    )
  }
  if (absence.stand_in) await requireStandIn(change, absence, absence.stand_in)
}

function requireDays(absence: AbsenceDocument, today: string): void {
  const { first_day, last_day } = absence
  if (last_day < first_day) throw invalid('last_day', 'is before the first day')
  if (daysBetween(first_day, last_day) > MOST_DAYS) throw invalid('last_day', 'must be within a year of the first day')
  if (absence.isModified('last_day') && last_day < today) throw invalid('last_day', 'has already passed')
}

async function requireStandIn(change: Change, absence: AbsenceDocument, standIn: Types.ObjectId): Promise<void> {
  if (standIn.equals(absence.user)) throw invalid('stand_in', 'must be someone else')
  const [theirs, own] = [await memberships(absence.user, change.session), await memberships(standIn, change.session)]
  if (!canCover(own, theirs)) throw invalid('stand_in', 'isn’t on a team with them')
  const [away] = await absencesDuring(absence, { user: standIn }, change.session)
  if (away) throw invalid('stand_in', `is away ${spanText(away)}`)
}

async function nameOf({ session }: Change, user: Types.ObjectId): Promise<string> {
  const { person, email } = await UserModel.findById(user, { person: 1, email: 1 }, { session }).lean().orFail()
  return fullName(person) || email
}

/** `Dec 1 to Dec 7`, or `Dec 1` for a single day. */
export const spanText = ({ first_day, last_day }: Span): string =>
  first_day === last_day ? dayText(first_day) : `${dayText(first_day)} to ${dayText(last_day, first_day)}`
