import { Button, Input, makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({
  row: { display: 'flex', gap: '8px', marginBottom: '10px' },
  text: { flexGrow: 1, minWidth: 0 },
})

export interface CopyFieldProps {
  label: string
  value: string
  onCopied: () => void
  /** The browser did not let us copy. */
  onRefused: () => void
}

/** A text that is shown to be copied, such as a secret that is told once. */
export function CopyField({ label, value, onCopied, onRefused }: CopyFieldProps) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <Input
        className={styles.text}
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void navigator.clipboard.writeText(value).then(onCopied, onRefused)}>Copy</Button>
    </div>
  )
}
