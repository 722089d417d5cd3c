import { Link } from 'react-router'
import { ProsePage, type ProseSection } from './ProsePage.tsx'

const sections: ProseSection[] = [
  {
    id: 'what',
    title: 'What we keep',
    body: (
      <>
        <p>Only what a transaction needs, and only where somebody of the team has put it in:</p>
        <ul>
          <li>
            <b>People who sign in:</b> name, email address, phone number, a picture if they add one, and a password that
            we keep as a hash and cannot read.
          </li>
          <li>
            <b>Contacts of a team:</b> names, ways to reach them, where they came from, notes and the dates a good agent
            remembers.
          </li>
          <li>
            <b>Deals:</b> the property, prices, dates, tasks, the people involved and, for those who may see it, the
            commission.
          </li>
          <li>
            <b>What happened:</b> who changed what and when. This history is what undo and the activity list are made
            of.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who sees it',
    body: (
      <>
        <p>
          A team’s data belongs to the team. Owners and admins see all of it, agents their own and shared deals,
          assistants those of the agents they assist. Clients see the deals that were shared with them, and of those
          only status, dates, visible tasks and whom to call. Commission, internal notes and other contacts never leave
          the team.
        </p>
        <p>We do not sell data, we do not show advertising, and we do not train models on what you write.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    body: (
      <>
        <p>ProTracker sets two cookies, both needed to sign in, and none for tracking:</p>
        <ul>
          <li>
            <code>protracker.sid</code> (over HTTPS <code>__Host-protracker.sid</code>) keeps you signed in. It ends
            when you sign out or after a time of inactivity.
          </li>
          <li>
            <code>csrftoken</code> proves that a change was asked for by our own page.
          </li>
        </ul>
        <p>
          Your browser also remembers your choice of theme and layout and the workspace you starred. These stay on your
          device.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <p>
        Deals and contacts stay until the team deletes them or closes its account; brokerages often must keep records
        for years, so we do not delete on our own. When an account is closed, its data is removed from the live system,
        and from backups as these expire.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How it is protected',
    body: (
      <p>
        Passwords are kept as hashes, every request is checked against what the person may see, and every change leaves
        a trace that says who made it. A part of the product whose files do not match their published fingerprint is not
        run.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    body: (
      <p>
        You may see what we keep about you, have it corrected, get a copy, or have it deleted. If you are the client of
        an agent, ask the agent’s team first: the data is theirs to change. In every other case{' '}
        <Link to="/contact-us">write to us</Link>.
      </p>
    ),
  },
]

/** `/pp` */
export function PrivacyPage() {
  return (
    <ProsePage
      title="Privacy policy"
      lead="Real estate runs on trust. This page says in plain words what ProTracker keeps, who can see it, and what you can do about it."
      updated="November 21, 2026"
      sections={sections}
    />
  )
}
