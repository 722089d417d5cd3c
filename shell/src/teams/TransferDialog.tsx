import type { TeamMember } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { formatPersonName } from 'ui-kit/format'
import { ConfirmDialog } from '../app/ConfirmDialog.tsx'
import { useTransferOwnership } from './teams.api.ts'

/** Gives the account to a member, after asking. */
export function TransferDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const transfer = useTransferOwnership()
  const notify = useNotify()
  const name = formatPersonName(member.person)
  const confirm = () =>
    transfer.mutate(
      { body: { user: member.user } },
      {
        onSuccess: () => {
          notify.success(`The account is ${name}’s now.`)
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={`Make ${name} the owner of the account?`}
      action="Transfer ownership"
      isPending={transfer.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {name} gets the account with its bills. You become an admin and can no longer see billing or change the account.
        Only {name} can give it back. Both of you are told by mail.
      </p>
    </ConfirmDialog>
  )
}
