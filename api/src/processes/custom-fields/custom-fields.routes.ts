/** Custom fields: list, add, change. Their values are fields of contacts and deals. */
import { type CustomFieldDocument, CustomFieldModel } from '#entities/custom-fields/custom-field.model.ts'
import { customFieldKeepers, customFieldScope } from '#entities/custom-fields/custom-field.policy.ts'
import { customFieldPresenter } from '#entities/custom-fields/custom-field.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { keyOf } from './field-keys.ts'
import { placeField, requireFreeName, requireRoom, setOptions } from './write-custom-field.command.ts'

export const customFieldsRoutes: Operation[] = [
  operation('listCustomFields', teamMembers, listCustomFields),
  operation('createCustomField', customFieldKeepers, createCustomField),
  operation('updateCustomField', customFieldKeepers, updateCustomField),
]

async function listCustomFields({ viewer, query }: Request<'listCustomFields'>): Promise<Answer<'listCustomFields'>> {
  const { entity, retired } = query
  const asked = { ...(entity && { entity }), ...(retired !== undefined && { retired }) }
  const filter = { ...customFieldScope(viewer), ...asked }
  return { status: 200, body: await page(customFieldPresenter, { viewer, filter, sort: 'order', query }) }
}

async function createCustomField(request: Request<'createCustomField'>): Promise<Answer<'createCustomField'>> {
  const { viewer, body } = request
  const { entity, kind, name, order, options } = body
  return write(request, async (change) => {
    const { session } = change
    const { account } = viewer
    const taken = new Set(await CustomFieldModel.distinct('key', { account, entity }).session(session))
    if (body.key !== undefined && taken.has(body.key)) throw conflict('A field with this key already exists')
    const key = body.key ?? keyOf(name, taken, 'field')
    const field = new CustomFieldModel({ account, entity, kind, name, key })
    await requireFreeName(change, field)
    await requireRoom(change, field)
    await setOptions(change, field, options ?? [])
    await placeField(change, field, order)
    await change.save(field)
    return { status: 201, body: await presentField(change, request.viewer, field) }
  })
}

async function updateCustomField(request: Request<'updateCustomField'>): Promise<Answer<'updateCustomField'>> {
  const { viewer, params, body, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = customFieldScope(viewer)
    const field = await findForChange(CustomFieldModel, { id: params.id, scope, session, ifMatch })
    const { options, order, ...given } = body
    field.set(given)
    if (field.isModified('name')) await requireFreeName(change, field)
    if (field.isModified('retired') && !field.retired) await requireRoom(change, field)
    await setOptions(change, field, options)
    if (order !== undefined) await placeField(change, field, order)
    await change.save(field)
    return { status: 200, body: await presentField(change, viewer, field) }
  })
}

const presentField = (
  { session }: Change,
  viewer: Request<'updateCustomField'>['viewer'],
  { _id: id }: CustomFieldDocument,
) => present(customFieldPresenter, { viewer, id, session })
