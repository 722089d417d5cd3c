import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { ConfirmWithPassword } from '#parts/passwords/ConfirmWithPassword.tsx'
import { RecoveryCodes } from '#parts/two-step/RecoveryCodes.tsx'
import { copy } from './copy.ts'
import { useRenewRecoveryCodes } from './two-step.api.ts'

const words = copy.newCodesDialog

/** Makes new recovery codes after the password, and shows them once. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const renew = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) {
    return (
      <ModalSurface
        open
        title={words.title}
        onClose={onClose}
        actions={
          <Button appearance="primary" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </ModalSurface>
    )
  }
  return (
    <ConfirmWithPassword
      title={words.question}
      action={words.action}
      isPending={renew.isPending}
      onConfirm={(password, onError) =>
        renew.mutate(password, { onSuccess: (made) => setCodes(made.recovery_codes), onError })
      }
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmWithPassword>
  )
}
