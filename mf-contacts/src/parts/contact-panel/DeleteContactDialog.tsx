import { Field, Select } from '@fluentui/react-components'
import type { Contact, ContactDeletion } from 'openapi'
import { dealStatusLabels, partyRoleLabels } from 'openapi/codes'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContactDeletion, useDeleteContact, useOwners, useRestoreContact } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'

export interface DeleteContactDialogProps {
  contact: Contact
  onDeleted: () => void
  onClose: () => void
}

/** Says what hangs on a contact and asks who takes over its tasks, before it is deleted. */
export function DeleteContactDialog({ contact, onDeleted, onClose }: DeleteContactDialogProps) {
  const notify = useNotify()
  const hanging = useContactDeletion(contact.id)
  const deletion = useDeleteContact()
  const restore = useRestoreContact()
  const [heir, setHeir] = useState<string | null>(null)
  const name = contactName(contact)

  const confirm = () =>
    deletion.mutate(
      { contact, tasksTo: heir },
      {
        onSuccess: () => {
          notify.success(copy.deleteContactDialog.deleted(name), { undo: () => restore.mutate(contact.id) })
          onDeleted()
        },
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      title={copy.deleteContactDialog.title(name)}
      action={copy.deleteContactDialog.delete}
      refusal={copy.deleteContactDialog.keep}
      isPending={deletion.isPending || !hanging.data || hanging.data.is_in_other_deals}
      onConfirm={confirm}
      onClose={onClose}
    >
      {hanging.isError && (
        <ErrorState
          title={copy.deleteContactDialog.failed}
          error={hanging.error}
          onRetry={() => void hanging.refetch()}
        />
      )}
      {hanging.isPending && <SkeletonRows label={copy.deleteContactDialog.loading} rows={3} />}
      {hanging.data && <Hanging {...hanging.data} />}
      {hanging.data && hanging.data.open_tasks > 0 && (
        <HeirField responsible={hanging.data.tasks_to} value={heir} onChange={setHeir} />
      )}
    </ConfirmDialog>
  )
}

function Hanging({
  deals,
  is_in_other_deals: isInOthers,
  open_tasks: open,
  finished_tasks: done,
  portals,
}: ContactDeletion) {
  if (isInOthers) return <p>{copy.hanging.inOtherDeals}</p>
  return (
    <>
      <p>{copy.hanging.lead}</p>
      {deals.length > 0 && (
        <>
          <p>{copy.hanging.deals}</p>
          <ul>
            {deals.map(({ id, name, status, role }) => (
              <li key={`${id} ${role}`}>{copy.hanging.deal(name, partyRoleLabels[role], dealStatusLabels[status])}</li>
            ))}
          </ul>
        </>
      )}
      {portals > 0 && <p>{copy.hanging.portals(portals)}</p>}
      {open + done > 0 && <p>{copy.hanging.tasks(open, done)}</p>}
    </>
  )
}

interface HeirFieldProps {
  /** Who gets the tasks that no one has. */
  responsible: string
  value: string | null
  onChange: (user: string | null) => void
}

function HeirField({ responsible, value, onChange }: HeirFieldProps) {
  const owners = useOwners()
  const heirs = [...owners.values()].filter(({ isActive }) => isActive)
  const name = owners.get(responsible)?.name ?? copy.heirField.responsible
  return (
    <Field label={copy.heirField.label}>
      <Select value={value ?? ''} onChange={(_, data) => onChange(data.value || null)}>
        <option value="">{copy.heirField.unchanged(name)}</option>
        {heirs.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
