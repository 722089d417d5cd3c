/** Whether records have values of a custom field. */
import { ContactModel } from '#entities/contacts/contact.model.ts'
import type { StoredCustomField } from '#entities/custom-fields/custom-field.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Collected } from '#platform/reads/presenter.ts'

type Field = Pick<StoredCustomField, 'account' | 'entity' | 'key'>

const MODELS: { readonly [entity in Field['entity']]: Collected } = { contact: ContactModel, deal: DealModel }

/** Whether a record has the option, or any value without one. */
export async function isInUse({ session }: Change, field: Field, option?: string): Promise<boolean> {
  const value = { k: field.key, ...(option !== undefined && { v: option }) }
  const filter = { account: field.account, custom_index: { $elemMatch: value } }
  const found = await MODELS[field.entity].collection.findOne(filter, { session, projection: { _id: 1 } })
  return found !== null
}
