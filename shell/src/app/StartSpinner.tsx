import { makeStyles } from '@fluentui/react-components'
import { PageSpinner } from 'ui-kit/PageSpinner'

const useStyles = makeStyles({ start: { display: 'grid', minHeight: '100dvh' } })

/** While the first page of the shell is fetched. */
export function StartSpinner() {
  return (
    <main className={useStyles().start}>
      <PageSpinner />
    </main>
  )
}
