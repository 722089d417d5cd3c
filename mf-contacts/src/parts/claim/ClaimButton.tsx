import { Button, type ButtonProps, mergeClasses } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import { Tag } from 'ui-kit/Tag'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useCanClaim, useClaimLead } from './claim.api.ts'
import { useClaimButtonStyles } from './ClaimButton.styles.ts'
import { copy } from './copy.ts'

export type ClaimButtonProps = Pick<ButtonProps, 'appearance' | 'className' | 'size'> & { contact: Contact }

/** Claims an unclaimed lead. Who can't claim leads reads that it's unclaimed. */
export function ClaimButton({ contact, className, ...look }: ClaimButtonProps) {
  const styles = useClaimButtonStyles()
  const canClaim = useCanClaim()
  const { mutate, isPending } = useClaimLead()
  if (!canClaim) return <Tag>{copy.unclaimed}</Tag>
  return (
    <Button
      size="small"
      {...look}
      className={mergeClasses(styles.button, className)}
      disabledFocusable={isPending}
      aria-label={copy.claimLead(contactName(contact))}
      data-card-menu
      onClick={() => mutate(contact)}
    >
      {copy.claim}
    </Button>
  )
}
