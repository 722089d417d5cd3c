import type { TeamMember } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { ErasureDialog } from 'ui-kit/ErasureDialog'
import { formatPersonName } from 'ui-kit/format'
import { useEraseMember, useMemberErasure } from './teams.api.ts'
import { copy } from './copy.ts'

/** Erases the personal data of a former member, after a preview. */
export function EraseMemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const notify = useNotify()
  const { data: preview, error, refetch } = useMemberErasure(member.user)
  const erasure = useEraseMember(member.user)
  return (
    <ErasureDialog
      name={formatPersonName(member.person) || member.email}
      preview={preview}
      error={error}
      isPending={erasure.isPending}
      onErase={(seen) =>
        erasure.mutate(seen, {
          onSuccess: ({ pseudonym }) => {
            notify.success(copy.eraseMemberDialog.done(pseudonym))
            onClose()
          },
          // Something has changed since the preview.
          onError: () => void refetch(),
        })
      }
      onClose={onClose}
    />
  )
}
