import { Button } from '@fluentui/react-components'
import type { Portal } from 'openapi'
import { portalModeLabels, portalNotifyLabels, portalStateLabels } from 'openapi/codes'
import { useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgoWithin, formatInstant, withinSentence } from 'ui-kit/days'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { Tag } from 'ui-kit/Tag'
import { ClientMailDialog } from './ClientMailDialog.tsx'
import { copy } from './copy.ts'
import { usePortalRowStyles } from './PortalRow.styles.ts'
import { useRevokePortal } from './portals.api.ts'

export interface PortalRowProps {
  portal: Portal
  isShown: boolean
  onPreview: () => void
}

/** One portal: how the client gets in, when they last visited, and a button to revoke it. */
export function PortalRow({ portal, isShown, onPreview }: PortalRowProps) {
  const styles = usePortalRowStyles()
  const timeZone = useTimeZone()
  const [asking, setAsking] = useState<'mail' | 'revoke' | null>(null)
  const close = () => setAsking(null)
  const isOpen = portal.state === 'open'
  const facts = [
    portalModeLabels[portal.mode],
    portal.last_seen_at ? copy.portalRow.seen(formatAgoWithin(portal.last_seen_at, timeZone)) : copy.portalRow.notSeen,
    portal.has_passcode && copy.portalRow.passcode,
    isOpen && portal.expires_at && copy.portalRow.expires(withinSentence(formatInstant(portal.expires_at, timeZone))),
    isOpen && portal.notify !== 'none' && copy.portalRow.updates(portalNotifyLabels[portal.notify]),
  ]
  return (
    <li className={styles.row}>
      <PersonAvatar name={portal.contact_name} size={32} decorative />
      <div className={styles.words}>
        <div className={styles.name}>
          {portal.contact_name}
          {!isOpen && <Tag>{portalStateLabels[portal.state]}</Tag>}
        </div>
        <div className={styles.facts}>{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <div className={styles.actions}>
        {isOpen && (
          <Button
            size="small"
            aria-pressed={isShown}
            aria-label={copy.portalRow.previewFor(portal.contact_name)}
            onClick={onPreview}
          >
            {copy.portalRow.preview}
          </Button>
        )}
        {isOpen && (
          <Button
            size="small"
            aria-label={copy.portalRow.emailFor(portal.contact_name)}
            onClick={() => setAsking('mail')}
          >
            {copy.portalRow.email}
          </Button>
        )}
        {isOpen && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={copy.portalRow.revokeFor(portal.contact_name)}
            onClick={() => setAsking('revoke')}
          >
            {copy.portalRow.revoke}
          </Button>
        )}
      </div>
      {asking === 'mail' && <ClientMailDialog portal={portal} onClose={close} />}
      {asking === 'revoke' && <RevokeDialog portal={portal} onClose={close} />}
    </li>
  )
}

function RevokeDialog({ portal, onClose }: { portal: Portal; onClose: () => void }) {
  const revoke = useRevokePortal()
  return (
    <ConfirmDialog
      title={copy.revokeDialog.title(portal.contact_name)}
      action={copy.revokeDialog.revoke}
      refusal={copy.revokeDialog.keep}
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate(portal.id, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        {portal.mode === 'link'
          ? copy.revokeDialog.linkBody(portal.contact_name)
          : copy.revokeDialog.body(portal.contact_name)}
      </p>
    </ConfirmDialog>
  )
}
