import type { Template } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useDeleteTemplate } from '#parts/templates/templates.api.ts'
import { copy } from './copy.ts'

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const notify = useNotify()
  const remove = useDeleteTemplate()
  const confirm = () =>
    remove.mutate(template.id, {
      onSuccess: () => {
        notify.success(copy.deleteTemplateDialog.deleted(template.name))
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={copy.deleteTemplateDialog.title(template.name)}
      action={copy.deleteTemplateDialog.action}
      refusal={copy.deleteTemplateDialog.keep}
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormProblem error={remove.error} />
      <p>{copy.deleteTemplateDialog.consequence}</p>
    </ConfirmDialog>
  )
}
