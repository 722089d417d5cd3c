import { MailCheckmarkRegular } from '@fluentui/react-icons/svg/mail-checkmark'
import { useState } from 'react'
import { Notice } from 'ui-kit/Notice'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { NewLinkForm } from '#parts/passwords/NewLinkForm.tsx'
import { LinkWaysOut } from './LinkWaysOut.tsx'

/** Explains why a link no longer works, and offers a new one. */
export function DeadLink() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthFrame
      title={sentTo === null ? 'This link does not work' : 'Look at your mail'}
      lead={
        sentTo === null
          ? 'A link to set a password works once, and only for a while. Yours was used, has run out, or was replaced by a newer one. You can have a new one here.'
          : undefined
      }
      statement="One link, one use: so that nobody else can walk in."
      focusTitle
    >
      {sentTo === null ? (
        <NewLinkForm onSent={setSentTo} />
      ) : (
        <Notice icon={<MailCheckmarkRegular />} title="If the address is known, a link is on its way">
          It goes to {sentTo}. Nothing there after a few minutes? Look into the spam folder.
        </Notice>
      )}
      <LinkWaysOut />
    </AuthFrame>
  )
}
