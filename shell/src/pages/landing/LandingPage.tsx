import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router'
import { SampleBoard } from '#parts/illustrations/SampleBoard.tsx'
import { SampleDates } from '#parts/illustrations/SampleDates.tsx'
import { SamplePortal } from '#parts/illustrations/SamplePortal.tsx'
import { useLandingPageStyles } from './LandingPage.styles.ts'

const points = [
  {
    title: 'Leads that do not cool down',
    text: 'Every contact has a status, a temperature and a source. New ones wait on the start page until somebody has called them.',
  },
  {
    title: 'Numbers that add up',
    text: 'Seven reports by status, source, agent, month and commission split. Each sum equals the transaction summary, to the cent.',
  },
  {
    title: 'Everyone sees what is theirs',
    text: 'Owners and admins see the whole team, agents their own deals, clients their home. What is not yours does not show up anywhere.',
  },
  {
    title: 'At your desk and at the curb',
    text: 'Light or dark, by mouse, keyboard or thumb. The board becomes one column on a phone; nothing is left out.',
  },
]

/** `/`: introduces the product, with pictures made of its own components. */
export function LandingPage() {
  const styles = useLandingPageStyles()
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.heroInner}>
          <h1 className={styles.title} tabIndex={-1}>
            Every closing, on track and in the open
          </h1>
          <p className={styles.lead}>
            ProTracker is a virtual assistant for real estate agents. It keeps a team and its clients connected through
            every phase of a transaction, with real-time tracking, automated workflows and round-the-clock transparency
            toward a smooth closing.
          </p>
          <div className={styles.actions}>
            <Link to="/signup" className={mergeClasses(styles.action, styles.primary)}>
              Start with your team
            </Link>
            <Link to="/agent/login" className={mergeClasses(styles.action, styles.secondary)}>
              Sign in
            </Link>
          </div>
        </div>
      </div>
      <div className={styles.stage}>
        <div className={styles.window}>
          <SampleBoard />
        </div>
      </div>
      <section className={styles.section}>
        <div>
          <h2 className={styles.heading}>One date moves, the rest follow</h2>
          <p className={styles.text}>
            Deadlines hang on each other: the walkthrough on the closing, the closing on the lender. Change one and
            ProTracker works out the others in business days, past holidays and weekends, and says why each is where it
            is.
          </p>
        </div>
        <SampleDates />
      </section>
      <section className={mergeClasses(styles.section, styles.flipped)}>
        <div>
          <h2 className={styles.heading}>Clients who never have to ask</h2>
          <p className={styles.text}>
            Share a deal and your client gets a calm page of their own: what stands, what is theirs to do, what comes
            next and whom to call. Your notes, your commission and your other clients stay with you.
          </p>
        </div>
        <SamplePortal />
      </section>
      <section className={styles.points} aria-label="Also in ProTracker">
        {points.map(({ title, text }) => (
          <div key={title} className={styles.point}>
            <h3 className={styles.pointTitle}>{title}</h3>
            <p className={styles.pointText}>{text}</p>
          </div>
        ))}
      </section>
      <section className={styles.closing}>
        <h2 className={styles.closingTitle}>Bring your next deal. The first board takes two minutes.</h2>
        <Link to="/signup" className={mergeClasses(styles.action, styles.primary)}>
          Start with your team
        </Link>
        <Link to="/contact-us" className={mergeClasses(styles.action, styles.secondary)}>
          Talk to us
        </Link>
      </section>
    </>
  )
}
