import { PageSpinner } from 'ui-kit/PageSpinner'
import { useStartSpinnerStyles } from './StartSpinner.styles.ts'

/** Shown while the first page of the shell loads. */
export function StartSpinner() {
  return (
    <main className={useStartSpinnerStyles().start}>
      <PageSpinner />
    </main>
  )
}
