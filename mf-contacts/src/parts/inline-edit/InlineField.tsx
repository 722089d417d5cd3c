import type { Contact } from 'openapi'
import type { ReactNode } from 'react'
import { ConflictNotice } from 'ui-kit/ConflictNotice'
import type { TextField } from './text-fields.ts'
import { EditableValue } from './EditableValue.tsx'
import { InlineEditor } from './InlineEditor.tsx'
import { useInlineEdit } from './use-inline-edit.ts'

export interface InlineFieldProps {
  contact: Contact
  field: TextField
  /** How the value reads; its text by default. */
  children?: ReactNode
  /** The value can be clicked itself, such as a telephone number: only the pencil edits. */
  isInteractive?: boolean
}

/**
 * A value that is edited where it stands: Enter saves, Esc reverts, leaving it saves. A refusal shows its reason below what
 * was typed; a conflict shows both values.
 */
export function InlineField({ contact, field, children, isInteractive = false }: InlineFieldProps) {
  const { edit, open, close, save } = useInlineEdit(contact)

  if (edit.mode === 'conflict') {
    return (
      <ConflictNotice
        differences={[
          {
            label: field.label,
            theirs: field.read(edit.current),
            yours: field.read({ ...edit.current, ...edit.mine }),
          },
        ]}
        onKeepTheirs={() => close()}
        onUseMine={() => void save(edit.mine, { base: edit.current })}
      />
    )
  }
  if (edit.mode === 'reading') {
    return (
      <EditableValue takesFocus={edit.takesFocus} label={field.label} isInteractive={isInteractive} onEdit={open}>
        {field.read(contact) && (children ?? field.read(contact))}
      </EditableValue>
    )
  }
  const refused = edit.mode === 'refused' ? edit : null
  return (
    <InlineEditor
      field={field}
      text={field.read({ ...contact, ...refused?.mine })}
      reason={refused?.reason}
      takesFocus={refused?.takesFocus ?? true}
      onSave={(text, byKey) => {
        if (text.trim() === field.read(contact)) close(byKey)
        else void save(field.write(text), { byKey })
      }}
      onRevert={close}
    />
  )
}
