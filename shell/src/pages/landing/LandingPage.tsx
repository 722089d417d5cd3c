import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router'
import { SampleBoard } from '#parts/illustrations/SampleBoard.tsx'
import { SampleDates } from '#parts/illustrations/SampleDates.tsx'
import { SamplePortal } from '#parts/illustrations/SamplePortal.tsx'
import { useLandingPageStyles } from './LandingPage.styles.ts'
import { copy } from './copy.ts'

const words = copy.landingPage

/** `/`: introduces the product, with pictures made of its own components. */
export function LandingPage() {
  const styles = useLandingPageStyles()
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.heroInner}>
          <h1 className={styles.title} tabIndex={-1}>
            {words.title}
          </h1>
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.actions}>
            <Link to="/signup" className={mergeClasses(styles.action, styles.primary)}>
              {words.signUp}
            </Link>
            <Link to="/agent/login" className={mergeClasses(styles.action, styles.secondary)}>
              {words.signIn}
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
          <h2 className={styles.heading}>{words.dates.title}</h2>
          <p className={styles.text}>{words.dates.text}</p>
        </div>
        <SampleDates />
      </section>
      <section className={mergeClasses(styles.section, styles.flipped)}>
        <div>
          <h2 className={styles.heading}>{words.clients.title}</h2>
          <p className={styles.text}>{words.clients.text}</p>
        </div>
        <SamplePortal />
      </section>
      <section className={styles.points} aria-label={words.more}>
        {words.points.map(({ title, text }) => (
          <div key={title} className={styles.point}>
            <h3 className={styles.pointTitle}>{title}</h3>
            <p className={styles.pointText}>{text}</p>
          </div>
        ))}
      </section>
      <section className={styles.closing}>
        <h2 className={styles.closingTitle}>{words.closing}</h2>
        <Link to="/signup" className={mergeClasses(styles.action, styles.primary)}>
          {words.signUp}
        </Link>
        <Link to="/contact-us" className={mergeClasses(styles.action, styles.secondary)}>
          {words.contact}
        </Link>
      </section>
    </>
  )
}
