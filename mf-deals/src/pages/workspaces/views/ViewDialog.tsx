import { Switch } from '@fluentui/react-components'
import type { View, ViewCreate } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { TextField } from 'remote-kit/forms/TextField'
import { copy } from './copy.ts'
import { useCreateView, useUpdateView } from './views.api.ts'

export interface ViewDialogProps {
  /** The view to rename or share; null saves the current display as a new one. */
  view: View | null
  created: Required<Pick<ViewCreate, 'workspace' | 'team' | 'state'>>
  onSaved: (view: View) => void
  onClose: () => void
}

/** Names a view and chooses who sees it. */
export function ViewDialog({ view, created, onSaved, onClose }: ViewDialogProps) {
  const notify = useNotify()
  const create = useCreateView()
  const update = useUpdateView()
  const [isShared, setShared] = useState(view?.shared ?? false)
  const { control, handleSubmit } = useForm({ defaultValues: { name: view?.name ?? '' } })
  const isPending = create.isPending || update.isPending

  const done = (saved: View) => {
    notify.success(copy.viewDialog.saved(saved.name))
    onSaved(saved)
    onClose()
  }
  const submit = handleSubmit(({ name }) => {
    const fields = { name: name.trim(), shared: isShared }
    if (view) {
      update.mutate({ view, body: fields }, { onSuccess: done })
    } else {
      create.mutate({ ...created, ...fields }, { onSuccess: done })
    }
  })
  return (
    <FormDialog
      title={view ? copy.viewDialog.renameTitle(view.name) : copy.viewDialog.newTitle}
      action={copy.viewDialog.submit}
      isPending={isPending}
      error={create.error ?? update.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={copy.viewDialog.name}
        required
        hint={copy.viewDialog.hint}
        maxLength={60}
        placeholder={copy.viewDialog.nameExample}
        rules={{ validate: (name) => name.trim() !== '' || copy.viewDialog.nameMissing }}
      />
      <Switch label={copy.viewDialog.share} checked={isShared} onChange={(_, { checked }) => setShared(checked)} />
    </FormDialog>
  )
}
