import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import { useEditableValueStyles } from './EditableValue.styles.ts'
import { takeFocus } from './take-focus.ts'

export interface EditableValueProps {
  /** The label of the field. */
  label: string
  /** Whether the value has links of its own, so that only the pencil starts editing. */
  isInteractive: boolean
  /** Whether it has just replaced its editor and takes the focus. */
  takesFocus: boolean
  onEdit: () => void
  /** If empty, a prompt is shown instead. */
  children: ReactNode
}

/** A value that can be edited: by clicking it, or a pencil beside it. */
export function EditableValue({ label, isInteractive, takesFocus, onEdit, children }: EditableValueProps) {
  const styles = useEditableValueStyles()
  const value = children || <span className={styles.empty}>{copy.editableValue.add(label)}</span>
  if (isInteractive) {
    return (
      <div className={styles.beside}>
        <div className={styles.text}>{value}</div>
        <Button
          ref={takesFocus ? takeFocus : undefined}
          size="small"
          appearance="subtle"
          icon={<EditRegular />}
          className={styles.pencil}
          aria-label={copy.editableValue.edit(label)}
          onClick={onEdit}
        />
      </div>
    )
  }
  return (
    <button
      ref={takesFocus ? takeFocus : undefined}
      type="button"
      className={styles.button}
      onClick={onEdit}
      title={copy.editableValue.edit(label)}
    >
      <span className={styles.text}>{value}</span>
      <EditRegular aria-hidden className={styles.icon} />
    </button>
  )
}
