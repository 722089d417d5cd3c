import { MailCheckmarkRegular } from '@fluentui/react-icons/svg/mail-checkmark'
import { useState } from 'react'
import { Notice } from 'ui-kit/Notice'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { NewLinkForm } from '#parts/passwords/NewLinkForm.tsx'
import { LinkWaysOut } from './LinkWaysOut.tsx'
import { copy } from './copy.ts'

/** Explains why a link no longer works, and offers a new one. */
export function DeadLink() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthFrame
      title={sentTo === null ? copy.deadLink.title : copy.deadLink.sent}
      lead={sentTo === null ? copy.deadLink.lead : undefined}
      statement={copy.deadLink.statement}
      focusTitle
    >
      {sentTo === null ? (
        <NewLinkForm onSent={setSentTo} />
      ) : (
        <Notice icon={<MailCheckmarkRegular />} title={copy.deadLink.noticeTitle}>
          {copy.deadLink.notice(sentTo)}
        </Notice>
      )}
      <LinkWaysOut />
    </AuthFrame>
  )
}
