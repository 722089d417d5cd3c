import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ClientsSection } from './ClientsSection.tsx'
import { FactList } from './FactList.tsx'
import { Picture } from './Picture.tsx'
import { boardPicture, datesPicture } from './pictures.ts'
import { useLandingPageStyles } from './LandingPage.styles.ts'
import { copy } from './copy.ts'

const words = copy.landingPage

/** `/`: what the product does for each of its users, with pictures of it. Prerendered, so it needs no script. */
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
          <WaysIn>
            <p className={styles.client}>
              {words.forClients}{' '}
              <Link to="/client/login" className={styles.clientLink}>
                {words.clientSignIn}
              </Link>
            </p>
          </WaysIn>
        </div>
      </div>
      <div className={styles.stage}>
        <Picture picture={boardPicture} alt={words.board.alt} sizes="min(1120px, 100vw - 40px)" isFirst />
      </div>
      <section className={styles.section} aria-labelledby="agents">
        <div className={styles.intro}>
          <h2 id="agents" className={styles.heading}>
            {words.agents.title}
          </h2>
          <p className={styles.text}>{words.agents.text}</p>
        </div>
        <FactList facts={words.agents.facts} layout="row" />
      </section>
      <section className={mergeClasses(styles.section, styles.split)} aria-labelledby="coordinators">
        <div>
          <h2 id="coordinators" className={styles.heading}>
            {words.coordinators.title}
          </h2>
          <p className={styles.text}>{words.coordinators.text}</p>
          <FactList facts={words.coordinators.facts} layout="column" />
        </div>
        <div className={styles.panelPicture}>
          <Picture picture={datesPicture} alt={words.coordinators.alt} sizes="(max-width: 900px) 100vw, 500px" />
        </div>
      </section>
      <section className={styles.band} aria-labelledby="brokers">
        <div className={styles.bandInner}>
          <div className={styles.intro}>
            <h2 id="brokers" className={styles.heading}>
              {words.brokers.title}
            </h2>
            <p className={styles.text}>{words.brokers.text}</p>
          </div>
          <FactList facts={words.brokers.facts} layout="row" />
        </div>
      </section>
      <ClientsSection />
      <section className={styles.closing} aria-labelledby="start">
        <div className={styles.closingWords}>
          <h2 id="start" className={styles.closingTitle}>
            {words.closing.title}
          </h2>
          <p className={styles.closingText}>{words.closing.text}</p>
        </div>
        <WaysIn />
      </section>
    </>
  )
}

function WaysIn({ children }: { children?: ReactNode }) {
  const styles = useLandingPageStyles()
  return (
    <div className={styles.actions}>
      <Link to="/signup" className={mergeClasses(styles.action, styles.primary)}>
        {words.signUp}
      </Link>
      <Link to="/agent/login" className={mergeClasses(styles.action, styles.secondary)}>
        {words.signIn}
      </Link>
      {children}
    </div>
  )
}
