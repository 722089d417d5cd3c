import { Button } from '@fluentui/react-components'
import type { Template } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { DangerButton } from 'ui-kit/DangerButton'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { FormProblem } from '../forms/FormProblem.tsx'
import { useDeleteTemplate } from './templates.api.ts'

/** Asks before a template goes. */
export function DeleteTemplateDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const notify = useNotify()
  const remove = useDeleteTemplate()
  const confirm = () =>
    remove.mutate(
      { params: { path: { id: template.id } } },
      {
        onSuccess: () => {
          notify.success(`${template.name} is deleted`)
          onClose()
        },
      },
    )
  return (
    <ModalSurface
      open
      title={`Delete ${template.name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <DangerButton disabledFocusable={remove.isPending} onClick={confirm}>
            Delete template
          </DangerButton>
        </>
      }
    >
      <FormProblem error={remove.error} />
      <p>Deals that it was applied to keep their milestones and tasks. New deals will not start with it any more.</p>
    </ModalSurface>
  )
}
