import { Button } from '@fluentui/react-components'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import { useProposeTerms } from './proposals.api.ts'
import { useProposeTermsStyles } from './ProposeTerms.styles.ts'
import { useTermsFields } from './use-terms-fields.tsx'

/** Lets an agent propose the terms of a commission. Not a form: it may be inside one. */
export function ProposeTerms({ deal }: { deal: string }) {
  const styles = useProposeTermsStyles()
  const { read, fields } = useTermsFields()
  const { mutate, isPending, error } = useProposeTerms(deal)
  const propose = () => {
    const terms = read()
    if (terms) mutate(terms)
  }
  return (
    <div className={styles.propose}>
      <FormProblem error={error} />
      {fields}
      <Hint>{copy.proposeTerms.hint}</Hint>
      <Button className={styles.button} disabledFocusable={isPending} onClick={propose}>
        {copy.proposeTerms.submit}
      </Button>
    </div>
  )
}
