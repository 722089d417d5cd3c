import { Button } from '@fluentui/react-components'
import { DealStatus } from 'openapi/codes'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { formatQuantity } from 'ui-kit/format'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { accepted, proposalsOf } from './accepted.ts'
import { useContactProposals, useUpdateContacts } from './contact-proposals.api.ts'
import { ContactTicks } from './ContactTicks.tsx'
import { copy } from './copy.ts'

export interface ContactProposalsModalProps {
  deal: string
  onClose: () => void
}

/** Offers to bring the clients of a deal that came under contract up to date with it, if any are not. */
export function ContactProposalsModal({ deal, onClose }: ContactProposalsModalProps) {
  const proposals = proposalsOf(useContactProposals(deal, DealStatus.UnderContract), null)
  const [refused, setRefused] = useState<string[]>([])
  const { mutate, isPending, error } = useUpdateContacts()
  const changes = accepted(proposals, refused)
  // Most clients are up to date.
  if (proposals.length === 0) return null
  return (
    <ModalSurface
      open
      title={copy.contactProposalsModal.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.contactProposalsModal.notNow}</Button>
          <Button
            appearance="primary"
            disabledFocusable={isPending || changes.length === 0}
            onClick={() => mutate(changes, { onSuccess: onClose })}
          >
            {copy.contactProposalsModal.update(formatQuantity(changes.length, 'contact'))}
          </Button>
        </>
      }
    >
      <FormProblem error={error} />
      <ContactTicks proposals={proposals} refused={refused} onRefuse={setRefused} />
    </ModalSurface>
  )
}
