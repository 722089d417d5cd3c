/** Gives the contacts of somebody who goes to somebody else. */
import type { Handover } from '../deals/hand-over-deals.command.ts'
import type { Change } from '../events/change.ts'
import { toId } from '../http/find.ts'
import { ContactModel } from './contact.model.ts'

/** All contacts that `from` owns: unlike deals and tasks they belong to no team. */
export async function handOverContacts(change: Change, { from, to }: Handover): Promise<void> {
  const contacts = await ContactModel.find({ owner: from }).session(change.session)
  for (const contact of contacts) {
    contact.owner = toId(to)
    await change.save(contact, { op: 'hand_over' })
  }
}
