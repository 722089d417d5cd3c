import { Link as ButtonLink } from '@fluentui/react-components'
import { Link } from 'react-router'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import { usePlansStyles } from './Plans.styles.ts'

const words = copy.people.ways

/** How people get into a plan that no one is in. `onSetRule` opens what starts it by itself, for who may change it. */
export function WaysToAdd({ onSetRule }: { onSetRule: (() => void) | undefined }) {
  const styles = usePlansStyles()
  return (
    <>
      <Hint>{copy.people.empty}</Hint>
      <ul className={styles.ways}>
        <li>
          {words.select}{' '}
          <Link className={styles.way} to="/agent/contacts">
            {words.contacts}
          </Link>{' '}
          {words.or}{' '}
          <Link className={styles.way} to="/agent/leads?layout=list">
            {words.leads}
          </Link>{' '}
          {words.start}
        </li>
        <li>{words.page}</li>
        {onSetRule && (
          <li>
            {words.rule}{' '}
            <ButtonLink as="button" inline className={styles.way} onClick={onSetRule}>
              {words.setRule}
            </ButtonLink>
          </li>
        )}
      </ul>
    </>
  )
}
