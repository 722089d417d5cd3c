/** Ends what is planned for someone who has left: their own absences, and that they cover others. */
import { trusted, type Types } from 'mongoose'
import { AbsenceModel } from '#entities/absences/absence.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import type { Change } from '#platform/events/change.ts'

/** Past absences stay as they were. Returns the users who no longer cover them, for their rights to be renewed. */
export async function endAbsences(change: Change, user: Types.ObjectId): Promise<Types.ObjectId[]> {
  const { session, at } = change
  const coming = { last_day: trusted({ $gte: at.toISOString().slice(0, 10) }) }
  const own = await AbsenceModel.find({ user, ...coming }).session(session)
  for (const absence of own) await change.delete(absence)
  for (const absence of await AbsenceModel.find({ stand_in: user, ...coming }).session(session)) {
    absence.stand_in = null
    await change.save(absence)
    await change.touch(TeamModel, { 'members.user': absence.user })
  }
  return own.flatMap(({ stand_in }) => stand_in ?? [])
}
