import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router'
import { FactList } from './FactList.tsx'
import { Picture } from './Picture.tsx'
import { clientPicture } from './pictures.ts'
import { useLandingPageStyles } from './LandingPage.styles.ts'
import { copy } from './copy.ts'

const words = copy.landingPage.clients

/** What clients get, and their way in. */
export function ClientsSection() {
  const styles = useLandingPageStyles()
  return (
    <section className={mergeClasses(styles.section, styles.split, styles.flipped)} aria-labelledby="clients">
      <div>
        <h2 id="clients" className={styles.heading}>
          {words.title}
        </h2>
        <p className={styles.text}>{words.text}</p>
        <FactList facts={words.facts} layout="column" />
        <p className={styles.wayIn}>
          {words.invited}{' '}
          <Link to="/client/login" className={styles.link}>
            {words.signIn}
          </Link>
        </p>
      </div>
      <Picture picture={clientPicture} alt={words.alt} sizes="(max-width: 900px) 100vw, 580px" />
    </section>
  )
}
