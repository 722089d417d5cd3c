import { Button, Spinner } from '@fluentui/react-components'
import { copy } from './copy.ts'
import { useAddSampleData } from './sample-data.api.ts'
import { useSampleDataStyles } from './sample-data.styles.ts'

/** Offers a newcomer a few made-up records to look around with. Below the first steps. */
export function AddSampleData() {
  const styles = useSampleDataStyles()
  const { mutate, isPending } = useAddSampleData()
  return (
    <div className={styles.offer}>
      <div className={styles.words}>
        <h3 className={styles.title}>{copy.addSampleData.title}</h3>
        <p>{copy.addSampleData.text}</p>
      </div>
      <Button
        className={styles.add}
        disabledFocusable={isPending}
        {...(isPending && { icon: <Spinner size="tiny" /> })}
        onClick={() => mutate()}
      >
        {isPending ? copy.addSampleData.adding : copy.addSampleData.add}
      </Button>
    </div>
  )
}
