/** Names the plan, the contact and the step of contacts in plans. */
import type { ClientSession } from 'mongoose'
import type { PlanEnrollment } from 'openapi'
import { ContactModel, type StoredContact } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { PlanModel, type StoredPlan } from '#entities/plans/plan.model.ts'
import { toId } from '#platform/reads/find.ts'

/** With their names. A contact that was deleted has none. */
export async function named(rows: readonly PlanEnrollment[], session?: ClientSession): Promise<PlanEnrollment[]> {
  if (rows.length === 0) return []
  const options = session && { session }
  const idsOf = (field: 'plan' | 'contact') => ({ _id: { $in: [...new Set(rows.map((one) => one[field]))].map(toId) } })
  const plans = await PlanModel.collection.find<StoredPlan>(idsOf('plan'), options).toArray()
  const contacts = await ContactModel.collection.find<StoredContact>(idsOf('contact'), options).toArray()
  const planOf = new Map(plans.map((plan) => [String(plan._id), plan]))
  const nameOf = new Map(contacts.map((contact) => [String(contact._id), contactName(contact)]))
  return rows.map((one) => {
    const plan = planOf.get(one.plan)
    const place = plan?.steps.findIndex(({ id }) => id === one.step) ?? -1
    return {
      ...one,
      plan_name: plan?.name ?? '',
      contact_name: nameOf.get(one.contact) ?? '',
      step_number: place < 0 ? null : place + 1,
    }
  })
}
