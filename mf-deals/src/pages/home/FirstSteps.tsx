import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { copy } from './copy.ts'
import { useFirstStepsStyles } from './FirstSteps.styles.ts'

const STEPS = [
  {
    to: '/agent/workspaces?create=deal',
    title: copy.deal.title,
    text: copy.deal.text,
  },
  {
    to: '/agent/contacts?create=contact',
    title: copy.people.title,
    text: copy.people.text,
  },
] as const

const INVITE = {
  to: '/agent/teams',
  title: copy.invite.title,
  text: copy.invite.text,
} as const

/** First steps for users without a deal. Replaces the metrics, which would all be 0. */
export function FirstSteps() {
  const styles = useFirstStepsStyles()
  const role = useAtomValue(userProfileAtom)?.role
  const steps = role === 'owner' || role === 'admin' ? [...STEPS, INVITE] : STEPS
  return (
    <section className={styles.hero} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.title}>
        {copy.firstSteps.title}
      </h2>
      <p className={styles.lead}>{copy.firstSteps.text}</p>
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
