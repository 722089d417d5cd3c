import { Button } from '@fluentui/react-components'
import type { LeadSource } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { DangerButton } from 'ui-kit/DangerButton'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useRotateLeadSource } from './lead-sources.api.ts'
import { copy } from './copy.ts'

/** Gives a form or an inbox a new address, after a confirmation. */
export function RotateDialog({ source, onClose }: { source: LeadSource; onClose: () => void }) {
  const notify = useNotify()
  const rotate = useRotateLeadSource(source.id)
  const kind = source.kind === 'email' ? 'email' : 'form'
  const confirm = () =>
    rotate.mutate(undefined, {
      onSuccess: ({ name }) => {
        notify.success(copy.rotate.done[kind](name))
        onClose()
      },
    })
  return (
    <ModalSurface
      open
      title={copy.rotate.title[kind](source.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.rotate.cancel}</Button>
          <DangerButton disabledFocusable={rotate.isPending} onClick={confirm}>
            {copy.rotate.confirm[kind]}
          </DangerButton>
        </>
      }
    >
      <p>{copy.rotate.text[kind]}</p>
    </ModalSurface>
  )
}
