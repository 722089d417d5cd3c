import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import { useTwoStepStyles } from './two-step.styles.ts'

/** New recovery codes, which are shown once: to copy or download. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const styles = useTwoStepStyles()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copyCodes = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  return (
    <div>
      <Hint>{copy.recoveryCodes.hint(codes.length)}</Hint>
      <ul className={styles.codes} aria-label={copy.recoveryCodes.label}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="small" onClick={() => void copyCodes()}>
          <span aria-live="polite">{outcome === 'copied' ? copy.recoveryCodes.copied : copy.recoveryCodes.copy}</span>
        </Button>
        <Button size="small" as="a" href={asFile(codes)} download={copy.recoveryCodes.fileName}>
          {copy.recoveryCodes.download}
        </Button>
      </div>
      {outcome === 'refused' && (
        <div role="alert">
          <Hint>{copy.recoveryCodes.copyFailed}</Hint>
        </div>
      )}
    </div>
  )
}

const asFile = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent([copy.recoveryCodes.fileTitle, '', ...codes, ''].join('\r\n'))}`
