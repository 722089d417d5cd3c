import { Switch } from '@fluentui/react-components'
import type { SmartList, SmartListCreate } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { copy } from './copy.ts'
import { useCreateSmartList, useUpdateSmartList } from './smart-lists.api.ts'

export interface SmartListDialogProps {
  /** The list to rename or share; null saves the shown filters as a new one. */
  list: SmartList | null
  shown: Pick<SmartListCreate, 'filters' | 'sort' | 'custom_sort' | 'columns'>
  onSaved?: (list: SmartList) => void
  onClose: () => void
}

/** Names a smart list and chooses who sees it. */
export function SmartListDialog({ list, shown, onSaved, onClose }: SmartListDialogProps) {
  const create = useCreateSmartList()
  const update = useUpdateSmartList()
  const [key] = useState(() => crypto.randomUUID())
  const [isShared, setShared] = useState(list?.shared ?? false)
  const { control, handleSubmit } = useForm({ defaultValues: { name: list?.name ?? '' } })
  const isPending = create.isPending || update.isPending
  const onSuccess = (saved: SmartList) => {
    onSaved?.(saved)
    onClose()
  }
  const submit = handleSubmit(({ name }) => {
    const body = { name: name.trim(), shared: isShared }
    if (list) update.mutate({ list, body }, { onSuccess })
    else create.mutate({ key, body: { ...body, ...shown } }, { onSuccess })
  })
  return (
    <FormDialog
      title={list ? copy.dialog.editTitle(list.name) : copy.dialog.newTitle}
      action={copy.dialog.save}
      isPending={isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={copy.dialog.name}
        required
        hint={copy.dialog.hint}
        maxLength={60}
        placeholder={copy.dialog.example}
        rules={{ validate: (name) => name.trim() !== '' || copy.dialog.missing }}
      />
      <Switch label={copy.dialog.share} checked={isShared} onChange={(_, { checked }) => setShared(checked)} />
    </FormDialog>
  )
}
