import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'
import { useSampleDataStyles } from './sample-data.styles.ts'

const RemoveSampleDataDialog = lazyPart(
  async () => (await import('./RemoveSampleDataDialog.tsx')).RemoveSampleDataDialog,
)

/** Says that there is sample data, and removes it. */
export function SampleDataBar() {
  const styles = useSampleDataStyles()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.bar}>
      <span>{copy.sampleDataBar.text}</span>
      <Button size="small" onClick={() => setAsking(true)}>
        {copy.sampleDataBar.remove}
      </Button>
      {isAsking && <RemoveSampleDataDialog onClose={() => setAsking(false)} />}
    </div>
  )
}
