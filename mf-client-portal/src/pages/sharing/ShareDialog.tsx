import { Button } from '@fluentui/react-components'
import type { Deal, Portal } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { copy } from './copy.ts'
import { useSharePortal } from './portals.api.ts'
import { PrivateLink } from './PrivateLink.tsx'
import { ALL_SECTIONS, portalOf, type ShareForm, waysFor } from './share-form.ts'
import { ShareFields } from './ShareFields.tsx'

export interface ShareDialogProps {
  deal: Deal
  /** Those that the deal has. */
  portals: readonly Portal[]
  onClose: () => void
}

/** Shares a deal with one of its parties: how they get in, what they see, and for how long. */
export function ShareDialog({ deal, portals, onClose }: ShareDialogProps) {
  const timeZone = useTimeZone()
  const navigate = useNavigate()
  const share = useSharePortal()
  const isAlone = deal.parties.length === 0
  const [token, setToken] = useState<string | null>(null)
  const [ways] = useState(() => waysFor(deal, portals))
  const [first] = ways
  const form = useForm<ShareForm>({
    defaultValues: {
      contact: first?.contact ?? '',
      mode: first?.modes[0] ?? 'account',
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
      isOff={!first}
      instead={
        isAlone && (
          <Button appearance="primary" onClick={() => void navigate(`/agent/deal/${deal.id}?view=people`)}>
            {copy.shareDialog.addClient}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {first ? (
        <ShareFields deal={deal} ways={ways} form={form} error={share.error} />
      ) : (
        <p>{isAlone ? copy.shareDialog.noPeople : copy.shareDialog.allHaveAccess}</p>
      )}
    </FormDialog>
  )
}
