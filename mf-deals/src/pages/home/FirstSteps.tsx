import { Button, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { CircleRegular } from '@fluentui/react-icons/svg/circle'
import type { FirstSteps as Steps } from 'openapi'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { firstStepLink } from './first-steps.ts'
import { useFirstStepsStyles } from './FirstSteps.styles.ts'

/** What to do first with a new account, and how far it is done. The records tick the steps, no one does by hand. */
export function FirstSteps({ steps, onHide, children }: { steps: Steps; onHide: () => void; children?: ReactNode }) {
  const styles = useFirstStepsStyles()
  const done = steps.results.filter((one) => one.done).length
  const next = steps.results.find((one) => !one.done)?.step
  return (
    <section className={styles.hero} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps" className={styles.title}>
          {copy.firstSteps.title}
        </h2>
        <span>{copy.firstSteps.progress(done, steps.results.length)}</span>
        <Button appearance="transparent" className={styles.hide} onClick={onHide}>
          {copy.firstSteps.hide}
        </Button>
      </div>
      <ol className={styles.steps}>
        {steps.results.map(({ step, done: isDone }) => {
          const { title, text } = copy.firstStep[step]
          const words = (
            <>
              <span className={mergeClasses(styles.stepTitle, isDone && styles.stepDone)}>
                {isDone ? <CheckmarkCircleFilled aria-hidden /> : <CircleRegular aria-hidden />}
                {title}
                {isDone && <HiddenText>{copy.firstSteps.done}</HiddenText>}
              </span>
              {!isDone && <span className={mergeClasses(step !== next && styles.later)}>{text}</span>}
            </>
          )
          return (
            <li key={step}>
              {isDone ? (
                <div className={styles.step}>{words}</div>
              ) : (
                <Link to={firstStepLink(step, steps)} className={mergeClasses(styles.step, styles.open)}>
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      {children}
    </section>
  )
}
