/** The user's own profile: name, phone number, image, progress in the guided tour (docs/specification.md §7), working hours. */
import type { PersonUpdate, WorkingHours } from 'openapi'
import { canPlanFor } from '#entities/absences/absence.policy.ts'
import { write } from '#platform/events/change.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { signedIn, teamMembers } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { readImage } from '#platform/images/read-image.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { replaceImage } from '#platform/images/store-image.command.ts'
import { formatPhoneNumber } from './phone-number.policy.ts'
import { personChanged } from './user-hooks.ts'
import { UserModel } from './user.model.ts'
import { presentProfile } from './user.presenter.ts'

/** Processing an image costs more than any other request of a user. */
const CHANGES_AN_HOUR = 120

export function usersRoutes(): Operation[] {
  const limit = rateLimit({ name: 'profile', uses: CHANGES_AN_HOUR, seconds: 3600 })
  return [
    operation('updateUser', signedIn, updateUser(limit)),
    operation('updateTour', signedIn, updateTour),
    operation('updateWorkingHours', teamMembers, updateWorkingHours),
  ]
}

const updateUser =
  (limit: RateLimit): Handler<'updateUser'> =>
  async (request) => {
    const { viewer, params, body, upload, ctx } = request
    requireSelf(viewer, params.id)
    await limit.count(ctx, String(viewer.id))
    const changes = await checked(body.person ?? {})
    const image = upload && (await readImage(upload))
    await write(request, async (change) => {
      const user = await UserModel.findById(viewer.id).session(change.session)
      if (!user) throw notFound()
      Object.assign(user.person, changes)
      if (image !== undefined || body.person?.image === null) {
        const former = user.person.image
        user.person.image = await replaceImage(change, { account: viewer.account, former, bytes: image ?? null })
      }
      const isChanged = user.isModified('person')
      await change.save(user)
      if (isChanged) await personChanged.run(change, user._id)
      return { status: 200 }
    })
    return { status: 200, body: await presentProfile(viewer) }
  }

/** Progress in the tour is not worth history, so neither the user's version nor their events change. */
const updateTour: Handler<'updateTour'> = async ({ viewer, params, body }) => {
  requireSelf(viewer, params.id)
  const tour = Object.fromEntries(Object.entries(body).map(([field, value]) => [`tour.${field}`, value]))
  await UserModel.updateOne({ _id: viewer.id }, { $set: tour }, { timestamps: false })
  return { status: 200, body: await presentProfile(viewer) }
}

/** Members set their own; owners and admins set anyone's in the account. */
const updateWorkingHours: Handler<'updateWorkingHours'> = async (request) => {
  const { viewer, params, body } = request
  if (!isId(params.id) || !canPlanFor(viewer, params.id)) throw notFound()
  const working_hours = checkedHours(body.working_hours)
  return write(request, async (change) => {
    const member = { _id: toId(params.id), account: viewer.account, is_client: false }
    const user = await UserModel.findOne(member).session(change.session)
    if (!user) throw notFound()
    user.set({ working_hours })
    await change.save(user, { op: 'set_working_hours' })
    await personChanged.run(change, user._id)
    return { status: 200, body: { working_hours } }
  })
}

/** In order of the week. @throws 400 for a weekday that is listed twice, and for hours that end before they start */
function checkedHours(hours: WorkingHours): WorkingHours {
  if (hours === null) return null
  for (const [i, { weekday, starts, ends }] of hours.entries()) {
    if (hours.findIndex((one) => one.weekday === weekday) < i)
      throw invalid(`working_hours.${i}.weekday`, 'is listed twice')
    if (ends <= starts) throw invalid(`working_hours.${i}.ends`, 'must be after the start')
  }
  return hours.toSorted((a, b) => a.weekday - b.weekday)
}

/** The name and phone number in stored form. Omitted fields stay omitted. */
async function checked({ first_name, last_name, phone_number: phone }: PersonUpdate) {
  return {
    ...(first_name !== undefined && { first_name: first_name.trim() }),
    ...(last_name !== undefined && { last_name: last_name.trim() }),
    ...(phone !== undefined && { phone_number: await formatPhoneNumber(phone, 'person.phone_number') }),
  }
}

/** Users can reach only their own profile. */
function requireSelf({ id }: Viewer, asked: string): void {
  if (String(id) !== asked) throw notFound()
}
