import { PageSpinner } from 'ui-kit/PageSpinner'
import { useStartSpinnerStyles } from './StartSpinner.styles.ts'

/** While the first page of the shell is fetched. */
export function StartSpinner() {
  return (
    <main className={useStartSpinnerStyles().start}>
      <PageSpinner />
    </main>
  )
}
