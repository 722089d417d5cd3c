import type { Deal } from 'openapi'
import { PartyRole, partyRoleLabels } from 'openapi/codes'
import { useState } from 'react'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { useIsAddingContact } from '#parts/contacts/contacts.api.ts'
import { ContactPicker } from '#parts/contacts/ContactPicker.tsx'
import { useUpdateDeal } from '#parts/deals/deals.api.ts'
import { ChoiceField, codeChoices } from '#parts/forms/ChoiceField.tsx'
import { copy } from './copy.ts'

const roles = codeChoices(PartyRole, partyRoleLabels)

/** Makes a contact a party of the deal. */
export function AddPartyModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const [contact, setContact] = useState<string | null>(null)
  const [role, setRole] = useState<PartyRole>(PartyRole.buyer)
  const [isAsked, setIsAsked] = useState(false)
  const isAdding = useIsAddingContact()
  const update = useUpdateDeal(deal.id, copy.addPartyModal.added)

  const submit = () => {
    setIsAsked(true)
    if (!contact) return
    update.mutate(
      { version: deal.version, body: { parties: [...deal.parties, { contact, role }] } },
      { onSuccess: onClose },
    )
  }

  return (
    <FormDialog
      title={copy.addPartyModal.title}
      action={copy.addPartyModal.submit}
      isPending={update.isPending || isAdding}
      error={update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceField label={copy.addPartyModal.role} value={role} options={roles} onChange={setRole} />
      <ContactPicker
        label={copy.addPartyModal.contact}
        required
        validationMessage={isAsked && !contact ? copy.addPartyModal.contactMissing : null}
        addsAs={role}
        onPick={setContact}
      />
    </FormDialog>
  )
}
