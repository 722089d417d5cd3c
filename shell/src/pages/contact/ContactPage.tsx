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

/** `/contact-us`: a support ticket for signed-in users, an account request for everybody else. */
export function ContactPage() {
  const styles = useContactPageStyles()
  const user = useAtomValue(userProfileAtom)
  const isSignedIn = user !== null
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {isSignedIn ? 'How can we help?' : 'Let’s talk about your team'}
        </h1>
        <p className={styles.lead}>
          {isSignedIn
            ? 'Tell us what you were doing and what happened. A person reads every ticket.'
            : 'Tell us a little about how you work. We set up an account that fits and answer by mail.'}
        </p>
        <ul className={styles.list}>
          {(!user || user.is_client) && (
            <li className={styles.item}>
              <h2 className={styles.itemTitle}>You are a client of an agent?</h2>
              <p className={styles.itemText}>
                Your agent can answer fastest. Their number is on{' '}
                <Link to="/client" className={styles.link}>
                  your page
                </Link>
                .
              </p>
            </li>
          )}
          {!isSignedIn && (
            <>
              <li className={styles.item}>
                <h2 className={styles.itemTitle}>You work with ProTracker already?</h2>
                <p className={styles.itemText}>
                  <Link to="/agent/login" state={{ from: { pathname: '/contact-us' } }} className={styles.link}>
                    Sign in
                  </Link>{' '}
                  and this page becomes a support ticket.
                </p>
              </li>
              <li className={styles.item}>
                <h2 className={styles.itemTitle}>You would rather start at once?</h2>
                <p className={styles.itemText}>
                  <Link to="/signup" className={styles.link}>
                    Sign up
                  </Link>{' '}
                  by yourself; it takes two minutes.
                </p>
              </li>
            </>
          )}
        </ul>
      </div>
      {isSignedIn ? (
        <Panel title="Support ticket">
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
    <Panel title={received === null ? 'Ask for an account' : undefined}>
      {received === null ? (
        <AccountRequestForm onReceived={setReceived} />
      ) : (
        <Notice icon={<MailCheckmarkRegular />} title="Your request has arrived">
          {received}
        </Notice>
      )}
    </Panel>
  )
}
