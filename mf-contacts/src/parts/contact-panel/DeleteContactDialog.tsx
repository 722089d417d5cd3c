import { Field, Select } from '@fluentui/react-components'
import type { Contact, ContactDeletion } from 'openapi'
import { dealStatusLabels, partyRoleLabels } from 'openapi/codes'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatQuantity } from 'ui-kit/format'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContactDeletion, useDeleteContact, useOwners, useRestoreContact } from '#parts/contacts/contacts.api.ts'

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
          notify.success(`${name} was deleted`, { undo: () => restore.mutate(contact.id) })
          onDeleted()
        },
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      action="Delete contact"
      refusal="Keep them"
      isPending={deletion.isPending || !hanging.data || hanging.data.is_in_other_deals}
      onConfirm={confirm}
      onClose={onClose}
    >
      {hanging.isError && (
        <ErrorState
          title="Could not check their deals and tasks"
          error={hanging.error}
          onRetry={() => void hanging.refetch()}
        />
      )}
      {hanging.isPending && <SkeletonRows label="Checking their deals and tasks" rows={3} />}
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
  if (isInOthers) return <p>They are on deals that you cannot see. Ask an owner or admin to delete them.</p>
  const tasks = [
    ...(open > 0 ? [formatQuantity(open, 'open task')] : []),
    ...(done > 0 ? [formatQuantity(done, 'finished task')] : []),
  ]
  return (
    <>
      <p>Everyone on the team loses their details, notes and labels. You can undo this right after.</p>
      {deals.length > 0 && (
        <>
          <p>They come off these deals:</p>
          <ul>
            {deals.map(({ id, name, status, role }) => (
              <li key={`${id} ${role}`}>
                {name}: {partyRoleLabels[role]} · {dealStatusLabels[status]}
              </li>
            ))}
          </ul>
        </>
      )}
      {portals > 0 && <p>Their client portal closes.</p>}
      {tasks.length > 0 && <p>{tasks.join(' and ')} stay on the list without their name.</p>}
    </>
  )
}

interface HeirFieldProps {
  /** Who gets the tasks that nobody has. */
  responsible: string
  value: string | null
  onChange: (user: string | null) => void
}

function HeirField({ responsible, value, onChange }: HeirFieldProps) {
  const owners = useOwners()
  const heirs = [...owners.values()].filter(({ isActive }) => isActive)
  const name = owners.get(responsible)?.name ?? 'whoever is responsible'
  return (
    <Field label="Who takes over their open tasks?">
      <Select value={value ?? ''} onChange={(_, data) => onChange(data.value || null)}>
        <option value="">No change ({name} gets unassigned ones)</option>
        {heirs.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
