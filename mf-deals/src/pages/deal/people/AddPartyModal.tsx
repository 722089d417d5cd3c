import type { Deal } from 'openapi'
import { PartyRole, partyRoleLabels } from 'openapi/codes'
import { useState } from 'react'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { ContactPicker } from '#parts/contacts/ContactPicker.tsx'
import type { PickedContact } from '#parts/contacts/picked-contact.ts'
import { useContactId } from '#parts/contacts/use-contact-id.ts'
import { useUpdateDeal } from '#parts/deals/deals.api.ts'
import { ChoiceField, codeChoices } from '#parts/forms/ChoiceField.tsx'
import { copy } from './copy.ts'

const roles = codeChoices(PartyRole, partyRoleLabels)

/** Makes a contact a party of the deal, or someone new, who becomes a contact. */
export function AddPartyModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const [contact, setContact] = useState<PickedContact | null>(null)
  const [role, setRole] = useState<PartyRole>(PartyRole.buyer)
  const [isAsked, setIsAsked] = useState(false)
  const update = useUpdateDeal(deal.id, copy.addPartyModal.added)
  const creation = useContactId(setContact)

  const add = (id: string) =>
    update.mutate(
      { version: deal.version, body: { parties: [...deal.parties, { contact: id, role }] } },
      { onSuccess: onClose },
    )
  const submit = () => {
    setIsAsked(true)
    if (contact) creation.withId(contact, role, add)
  }

  return (
    <FormDialog
      title={copy.addPartyModal.title}
      action={copy.addPartyModal.submit}
      isPending={creation.isPending || update.isPending}
      error={creation.error ?? update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceField label={copy.addPartyModal.role} value={role} options={roles} onChange={setRole} />
      <ContactPicker
        label={copy.addPartyModal.contact}
        required
        validationMessage={isAsked && !contact ? copy.addPartyModal.contactMissing : null}
        picked={contact}
        onPick={setContact}
      />
    </FormDialog>
  )
}
