import { Button } from '@fluentui/react-components'
import type { Deal } from 'openapi'
import { PartyRole, partyRoleLabels } from 'openapi/codes'
import { useDeferredValue, useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { contactName, useContactSearch } from '#parts/contacts/contacts.api.ts'
import { useUpdateDeal } from '#parts/deals/deals.api.ts'
import { ChoiceField, codeChoices } from '#parts/forms/ChoiceField.tsx'
import { SearchPicker } from '#parts/forms/SearchPicker.tsx'

const roles = codeChoices(PartyRole, partyRoleLabels)

/** Makes a contact a party of the deal. */
export function AddPartyModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const [words, setWords] = useState('')
  const [contact, setContact] = useState<string | null>(null)
  const [role, setRole] = useState<PartyRole>(PartyRole.buyer)
  const [isAsked, setIsAsked] = useState(false)
  const update = useUpdateDeal(deal.id)
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
    <ModalSurface
      open
      title="Add a person"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={update.isPending}>
            Add
          </Button>
        </>
      }
    >
      <FormProblem error={update.error} />
      <SearchPicker
        label="Contact"
        placeholder="Type a name"
        required
        validationMessage={isAsked && !contact ? 'Choose someone of the list' : null}
        records={(data?.results ?? []).map((found) => ({ id: found.id, name: contactName(found) }))}
        isSearching={isFetching}
        onSearch={setWords}
        onPick={(picked) => setContact(picked?.id ?? null)}
      />
      <ChoiceField label="Role" value={role} options={roles} onChange={setRole} />
    </ModalSurface>
  )
}
