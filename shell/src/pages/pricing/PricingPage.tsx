import { mergeClasses } from '@fluentui/react-components'
import { Link } from 'react-router'
import { RichText } from '#parts/text/RichText.tsx'
import { usePricingPageStyles } from './PricingPage.styles.ts'
import { copy } from './copy.ts'

const words = copy.pricingPage

/** `/pricing`: how an account gets its price. Prerendered, so it needs no script. */
export function PricingPage() {
  const styles = usePricingPageStyles()
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.ways}>
        {words.ways.map(({ id, title, text, points, action, second }) => (
          <section key={id} className={styles.way} aria-labelledby={id}>
            <h2 id={id} className={styles.wayTitle}>
              {title}
            </h2>
            <p className={styles.text}>{text}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <div className={styles.actions}>
              {action && (
                <Link to={action.to} className={mergeClasses(styles.action, styles.primary)}>
                  {action.label}
                </Link>
              )}
              <Link to={second.to} className={mergeClasses(styles.action, styles.secondary)}>
                {second.label}
              </Link>
            </div>
          </section>
        ))}
      </div>
      <section aria-labelledby="questions" className={styles.questions}>
        <h2 id="questions" className={styles.questionsTitle}>
          {words.questionsTitle}
        </h2>
        <dl className={styles.list}>
          {words.questions.map(({ title, text }) => (
            <div key={title} className={styles.question}>
              <dt className={styles.term}>{title}</dt>
              <dd className={styles.answer}>
                <p>
                  <RichText text={text} />
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
