import type { Contact } from 'openapi'
import type { ReactNode } from 'react'
import { ConflictNotice } from 'ui-kit/ConflictNotice'
import type { TextField } from './text-fields.ts'
import { EditableValue } from './EditableValue.tsx'
import { InlineEditor } from './InlineEditor.tsx'
import { useContactEdit } from './use-contact-edit.ts'

export interface InlineFieldProps {
  contact: Contact
  field: TextField
  /** The displayed value; its text by default. */
  children?: ReactNode
  /** Whether the value has links of its own, such as a phone number, so that only the pencil starts editing. */
  isInteractive?: boolean
}

/**
 * A field with inline editing: Enter and blur save, Esc reverts. A refusal shows its reason below the typed value; a
 * conflict shows both values. What was saved can be undone.
 */
export function InlineField({ contact, field, children, isInteractive = false }: InlineFieldProps) {
  const { state, reason, start, revert, save, useMine } = useContactEdit(contact, field.label)

  if (state.step === 'conflict') {
    return (
      <ConflictNotice
        differences={[
          {
            label: field.label,
            theirs: field.read(state.theirs),
            yours: field.read({ ...state.theirs, ...state.yours }),
          },
        ]}
        onKeepTheirs={() => revert(true)}
        onUseMine={() => void useMine()}
      />
    )
  }
  if (state.step === 'shown' || state.step === 'saving') {
    return (
      <EditableValue takesFocus={state.byKey} label={field.label} isInteractive={isInteractive} onEdit={start}>
        {field.read(contact) && (children ?? field.read(contact))}
      </EditableValue>
    )
  }
  const refused = state.step === 'refused' ? state : null
  return (
    <InlineEditor
      field={field}
      text={field.read({ ...contact, ...refused?.value })}
      reason={reason}
      takesFocus={refused?.byKey ?? true}
      onSave={(text, byKey) => {
        if (text.trim() === field.read(contact)) revert(byKey)
        else void save(field.write(text), { byKey })
      }}
      onRevert={() => revert(true)}
    />
  )
}
