import type { Deal } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { copy } from './copy.ts'
import { useSharePortal } from './portals.api.ts'
import { PrivateLink } from './PrivateLink.tsx'
import { ALL_SECTIONS, portalOf, type ShareForm } from './share-form.ts'
import { ShareFields } from './ShareFields.tsx'

/** Shares a deal with one of its parties: how they get in, what they see, and for how long. */
export function ShareDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const timeZone = useTimeZone()
  const share = useSharePortal()
  const [token, setToken] = useState<string | null>(null)
  const form = useForm<ShareForm>({
    defaultValues: {
      contact: deal.parties[0]?.contact ?? '',
      mode: 'account',
      sections: ALL_SECTIONS,
      notify: 'milestone',
      expires: '',
      passcode: '',
      mail: false,
    },
  })
  const submit = form.handleSubmit((values) =>
    share.mutate(portalOf(deal.id, values, timeZone), {
      onSuccess: (created) => (created.token ? setToken(created.token) : onClose()),
    }),
  )

  if (token) return <PrivateLink token={token} onClose={onClose} />
  return (
    <FormDialog
      title={copy.shareDialog.title}
      action={copy.shareDialog.share}
      isPending={share.isPending}
      isOff={deal.parties.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {deal.parties.length === 0 ? (
        <p>{copy.shareDialog.noPeople}</p>
      ) : (
        <ShareFields deal={deal} form={form} error={share.error} />
      )}
    </FormDialog>
  )
}
