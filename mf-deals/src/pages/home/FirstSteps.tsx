import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { useFirstStepsStyles } from './FirstSteps.styles.ts'

const STEPS = [
  {
    to: '/agent/workspaces?create=deal',
    title: 'Add your first deal',
    text: 'A name and a side are enough. Its milestones and tasks come from a template, with their dates.',
  },
  {
    to: '/agent/contacts?create=contact',
    title: 'Add the people',
    text: 'Clients, leads, lenders. Then a deal can be shared with its client.',
  },
] as const

const INVITE = {
  to: '/agent/teams',
  title: 'Invite your team',
  text: 'Agents work on their own deals, assistants for the agents you choose.',
} as const

/** First steps for users without a deal. Replaces the metrics, which would all be 0. */
export function FirstSteps() {
  const styles = useFirstStepsStyles()
  const role = useAtomValue(userProfileAtom)?.role
  const steps = role === 'owner' || role === 'admin' ? [...STEPS, INVITE] : STEPS
  return (
    <section className={styles.hero} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.title}>
        A quiet board, for now
      </h2>
      <p className={styles.lead}>
        This page will tell you each morning what is late, what is due and what closes soon. Begin with one deal.
      </p>
      <ol className={styles.steps}>
        {steps.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.step}>
              <span className={styles.stepTitle}>{title}</span>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
