import { Button } from '@fluentui/react-components'
import type { Portal } from 'openapi'
import { portalModeLabels, portalNotifyLabels, portalStateLabels } from 'openapi/codes'
import { useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgo, formatInstant } from 'ui-kit/days'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { Tag } from 'ui-kit/Tag'
import { ClientMailDialog } from './ClientMailDialog.tsx'
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
    portal.last_seen_at ? `looked ${formatAgo(portal.last_seen_at, timeZone)}` : 'has not looked yet',
    portal.has_passcode && 'with a passcode',
    isOpen && portal.expires_at && `until ${formatInstant(portal.expires_at, timeZone)}`,
    isOpen && portal.notify !== 'none' && `mail: ${portalNotifyLabels[portal.notify].toLowerCase()}`,
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
            aria-label={`See what ${portal.contact_name} sees`}
            onClick={onPreview}
          >
            Preview
          </Button>
        )}
        {isOpen && (
          <Button size="small" aria-label={`Mail to ${portal.contact_name}`} onClick={() => setAsking('mail')}>
            Mail
          </Button>
        )}
        {isOpen && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={`Revoke ${portal.contact_name}’s access`}
            onClick={() => setAsking('revoke')}
          >
            Revoke
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
      title={`Revoke ${portal.contact_name}’s access?`}
      action="Revoke access"
      refusal="Keep it"
      isPending={revoke.isPending}
      onConfirm={() => revoke.mutate(portal.id, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        From their next click on, {portal.contact_name} sees nothing of this deal any more.
        {portal.mode === 'link' && ' The link stops working for everyone who has it.'} You can share it again at any
        time.
      </p>
    </ConfirmDialog>
  )
}
