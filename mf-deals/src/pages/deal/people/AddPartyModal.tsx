import type { Deal } from 'openapi'
import { PartyRole, partyRoleLabels } from 'openapi/codes'
import { useDeferredValue, useState } from 'react'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { contactName, useContactSearch } from '#parts/contacts/contacts.api.ts'
import { useUpdateDeal } from '#parts/deals/deals.api.ts'
import { ChoiceField, codeChoices } from '#parts/forms/ChoiceField.tsx'
import { SearchPicker } from 'remote-kit/forms/SearchPicker'
import { copy } from './copy.ts'

const roles = codeChoices(PartyRole, partyRoleLabels)

/** Makes a contact a party of the deal. */
export function AddPartyModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const [words, setWords] = useState('')
  const [contact, setContact] = useState<string | null>(null)
  const [role, setRole] = useState<PartyRole>(PartyRole.buyer)
  const [isAsked, setIsAsked] = useState(false)
  const update = useUpdateDeal(deal.id, copy.addPartyModal.added)
  const { data, isFetching } = useContactSearch(useDeferredValue(words))

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
      isPending={update.isPending}
      error={update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SearchPicker
        label={copy.addPartyModal.contact}
        placeholder={copy.addPartyModal.search}
        required
        validationMessage={isAsked && !contact ? copy.addPartyModal.contactMissing : null}
        records={(data?.results ?? []).map((found) => ({ id: found.id, name: contactName(found) }))}
        isSearching={isFetching}
        onSearch={setWords}
        onPick={(picked) => setContact(picked?.id ?? null)}
      />
      <ChoiceField label={copy.addPartyModal.role} value={role} options={roles} onChange={setRole} />
    </FormDialog>
  )
}
