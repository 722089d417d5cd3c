import type { Template } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { useDeleteTemplate } from '#parts/templates/templates.api.ts'

/** Asks before a template is deleted. */
export function DeleteTemplateDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const notify = useNotify()
  const remove = useDeleteTemplate()
  const confirm = () =>
    remove.mutate(template.id, {
      onSuccess: () => {
        notify.success(`${template.name} is deleted`)
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={`Delete ${template.name}?`}
      action="Delete template"
      refusal="Keep it"
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormProblem error={remove.error} />
      <p>Deals that it was applied to keep their milestones and tasks. New deals will not start with it any more.</p>
    </ConfirmDialog>
  )
}
