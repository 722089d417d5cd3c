import { Button, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { Hint } from '#text/Hint.tsx'
import { copy } from './copy.ts'
import { useCopyFieldStyles } from './CopyField.styles.ts'

/** A read-only text with a copy button, such as a secret that is shown once. The button confirms the copy. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const styles = useCopyFieldStyles()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copyValue = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  return (
    <>
      <div className={styles.row}>
        <Input
          className={styles.text}
          readOnly
          value={value}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
        <Button className={styles.copy} onClick={() => void copyValue()}>
          <span aria-live="polite">{outcome === 'copied' ? copy.copyField.copied : copy.copyField.copy}</span>
        </Button>
      </div>
      {outcome === 'refused' && (
        <div role="alert">
          <Hint>{copy.copyField.refused}</Hint>
        </div>
      )}
    </>
  )
}
