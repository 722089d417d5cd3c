import { Link } from 'react-router'
import { ProsePage, type ProseSection } from './ProsePage.tsx'

const sections: ProseSection[] = [
  {
    id: 'service',
    title: 'What the service is',
    body: (
      <p>
        ProTracker helps real estate teams track deals, dates, tasks and contacts, and keeps their clients informed. It
        is a tool: it does not give legal, tax or brokerage advice, and a computed date or amount does not replace the
        contract it was taken from. Check the dates that bind you against the signed documents.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          The person who starts an account is its owner and answers for those they invite. Give each person a sign-in of
          their own, keep passwords to yourself, and remove people who leave.
        </p>
        <p>
          You confirm that you may work with the data you enter, and that your license allows the work you do with it.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Your data',
    body: (
      <p>
        What a team enters stays the team’s. You give us the right to store and show it as far as running the service
        needs, and no more. How we treat it is written in the <Link to="/pp">privacy policy</Link>.
      </p>
    ),
  },
  {
    id: 'clients',
    title: 'Clients and shared deals',
    body: (
      <p>
        When you share a deal, the client sees what the preview shows. You decide with whom to share, and you can revoke
        a share at any time. A client’s page informs; it is not a notice under a contract.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    body: (
      <ul>
        <li>Do not try to see what is not shared with you.</li>
        <li>Do not use contacts for messages they have not agreed to.</li>
        <li>Do not overload the service or probe it without asking us first. If you find a weakness, tell us.</li>
        <li>Treat people fairly: the fair housing laws hold here as they do at the curb.</li>
      </ul>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    body: (
      <p>
        We work to keep the service up at all hours and announce planned interruptions. Features change; what you have
        entered stays available to you. If we change these terms in a way that matters to you, we say so before it takes
        effect.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'Ending it',
    body: (
      <p>
        The owner can end the account at any time and take the data along first. We may close an account that breaks
        these terms, after a warning where one can be given. <Link to="/contact-us">Contact us</Link> with any question.
      </p>
    ),
  },
]

/** `/tou` */
export function TermsPage() {
  return (
    <ProsePage
      title="Terms of use"
      lead="The rules of the house, short enough to be read."
      updated="November 21, 2026"
      sections={sections}
    />
  )
}
