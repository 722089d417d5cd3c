import { Button, Switch } from '@fluentui/react-components'
import type { View, ViewCreate } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { ModalSurface } from 'ui-kit/ModalSurface'
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
    notify.success(`${saved.name} is saved`)
    onSaved(saved)
    onClose()
  }
  const submit = handleSubmit(({ name }) => {
    if (isPending) return
    const fields = { name: name.trim(), shared: isShared }
    if (view) {
      update.mutate({ view, body: fields }, { onSuccess: done })
    } else {
      create.mutate({ ...created, ...fields }, { onSuccess: done })
    }
  })
  return (
    <ModalSurface
      open
      title={view ? `Rename or share ${view.name}` : 'Save as a new view'}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabledFocusable={isPending}>
            Save view
          </Button>
        </>
      }
    >
      <FormProblem error={create.error ?? update.error} />
      <TextField
        control={control}
        name="name"
        label="Name"
        required
        hint="It keeps filters, order, groups and columns, and whether it is a board, a list, a timeline or a calendar."
        maxLength={60}
        placeholder="Closings by month"
        rules={{ validate: (name) => name.trim() !== '' || 'Give it a name' }}
      />
      <Switch label="Share with the team" checked={isShared} onChange={(_, { checked }) => setShared(checked)} />
    </ModalSurface>
  )
}
