import { MailCheckmarkRegular } from '@fluentui/react-icons/svg/mail-checkmark'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Link } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { Notice } from 'ui-kit/Notice'
import { Panel } from 'ui-kit/Panel'
import { AccountRequestForm } from './AccountRequestForm.tsx'
import { TicketForm } from './TicketForm.tsx'
import { useContactPageStyles } from './ContactPage.styles.ts'
import { copy } from './copy.ts'

/** `/contact-us`: a support ticket for signed-in users, an account request for everyone else. */
export function ContactPage() {
  const styles = useContactPageStyles()
  const user = useAtomValue(userProfileAtom)
  const isSignedIn = user !== null
  const words = isSignedIn ? copy.contactPage.ticket : copy.contactPage.request
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {words.title}
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        <ul className={styles.list}>
          {(!user || user.is_client) && (
            <li className={styles.item}>
              <h2 className={styles.itemTitle}>{copy.contactPage.client.title}</h2>
              <p className={styles.itemText}>
                {copy.contactPage.client.text}{' '}
                <Link to="/client" className={styles.link}>
                  {copy.contactPage.client.link}
                </Link>
              </p>
            </li>
          )}
          {!isSignedIn && (
            <>
              <li className={styles.item}>
                <h2 className={styles.itemTitle}>{copy.contactPage.user.title}</h2>
                <p className={styles.itemText}>
                  {copy.contactPage.user.text}{' '}
                  <Link to="/agent/login" state={{ from: { pathname: '/contact-us' } }} className={styles.link}>
                    {copy.contactPage.user.link}
                  </Link>
                </p>
              </li>
              <li className={styles.item}>
                <h2 className={styles.itemTitle}>{copy.contactPage.signup.title}</h2>
                <p className={styles.itemText}>
                  {copy.contactPage.signup.text}{' '}
                  <Link to="/signup" className={styles.link}>
                    {copy.contactPage.signup.link}
                  </Link>
                </p>
              </li>
            </>
          )}
        </ul>
      </div>
      {isSignedIn ? (
        <Panel title={copy.contactPage.ticket.panel}>
          <TicketForm />
        </Panel>
      ) : (
        <AccountRequest />
      )}
    </div>
  )
}

function AccountRequest() {
  const [received, setReceived] = useState<string | null>(null)
  return (
    <Panel title={received === null ? copy.accountRequest.title : undefined}>
      {received === null ? (
        <AccountRequestForm onReceived={setReceived} />
      ) : (
        <Notice icon={<MailCheckmarkRegular />} title={copy.accountRequest.received}>
          {received}
        </Notice>
      )}
    </Panel>
  )
}
