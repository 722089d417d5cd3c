/** Adds, changes and removes absences. What a stand-in may see follows in the same change. */
import type { AbsenceCreate, AbsenceUpdate } from 'openapi'
import type { Types } from 'mongoose'
import { type AbsenceDocument, AbsenceModel } from '#entities/absences/absence.model.ts'
import { canPlanFor } from '#entities/absences/absence.policy.ts'
import { notify } from '#entities/notifications/notify.command.ts'
import { renewSessions } from '#entities/sessions/renew-sessions.command.ts'
import { takeTurns } from '#entities/sessions/session-turn.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { forbidden } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { requirePossible, spanText } from './absence-rules.ts'

/** @throws 400 for days and the stand-in, 403 for someone else, 409 if it overlaps */
export async function addAbsence(change: Change, viewer: Viewer, body: AbsenceCreate): Promise<AbsenceDocument> {
  if (!canPlanFor(viewer, body.user)) throw forbidden('Only owners and admins can set someone else’s absences')
  await requireMember(viewer, body.user, 'user', change.session)
  const absence = new AbsenceModel({ account: viewer.account, ...body })
  await keep(change, viewer, absence, null)
  return absence
}

/** @throws as adding does */
export async function changeAbsence(
  change: Change,
  viewer: Viewer,
  absence: AbsenceDocument,
  body: AbsenceUpdate,
): Promise<void> {
  const before = { stand_in: absence.stand_in, span: spanText(absence) }
  absence.set(body)
  await keep(change, viewer, absence, before)
}

/** Removes an absence. What its stand-in saw of the person's work ends with it. */
export async function removeAbsence(change: Change, absence: AbsenceDocument): Promise<void> {
  await change.delete(absence)
  await follow(change, absence, [absence.stand_in])
}

type Before = { stand_in: AbsenceDocument['stand_in']; span: string }

async function keep(change: Change, viewer: Viewer, absence: AbsenceDocument, before: Before | null): Promise<void> {
  const { user, stand_in } = absence
  // Of two absences at once that exclude each other, one is started over and sees the other.
  await takeTurns(stand_in ? [user, stand_in] : [user], change.session)
  await requirePossible(change, viewer, absence)
  await change.save(absence)
  await follow(change, absence, [stand_in, before?.stand_in])
  const isNews = !before || String(before.stand_in) !== String(stand_in) || before.span !== spanText(absence)
  if (stand_in && isNews) await askStandIn(change, absence, stand_in)
}

/** The rights of those who cover or covered, and what teams show of the person. */
async function follow(
  change: Change,
  { user }: AbsenceDocument,
  standIns: readonly (Types.ObjectId | null | undefined)[],
): Promise<void> {
  const known = standIns.filter((one) => one !== null && one !== undefined)
  await renewSessions(change, [...new Map(known.map((one) => [String(one), one])).values()])
  await change.touch(TeamModel, { 'members.user': user })
}

async function askStandIn(change: Change, absence: AbsenceDocument, standIn: Types.ObjectId): Promise<void> {
  const person = await UserModel.findById(absence.user, { person: 1, email: 1 }, { session: change.session })
    .lean<Pick<StoredUser, 'person' | 'email'>>()
    .orFail()
  const name = fullName(person.person) || person.email
  const days = spanText(absence)
  await notify(change, {
    to: [standIn],
    kind: 'covering',
    text: absence.user.equals(change.actor.id ?? standIn)
      ? 'asked you to cover for them'
      : `asked you to cover for ${name}`,
    subject: days,
    mail: ({ email: to, person: { first_name } }) => ({
      to,
      template: 'covering',
      data: { first_name, name, days, note: absence.note },
    }),
  })
}
