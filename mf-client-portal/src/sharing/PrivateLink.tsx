import { Button, Input, makeStyles } from '@fluentui/react-components'
import { useNotify } from 'remote-kit/context'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'

const useStyles = makeStyles({
  row: { display: 'flex', gap: '8px', marginBottom: '10px' },
  link: { flexGrow: 1, minWidth: 0 },
})

/** The private link, shown this once: only its hash is kept. */
export function PrivateLink({ token, onClose }: { token: string; onClose: () => void }) {
  const styles = useStyles()
  const notify = useNotify()
  const link = `${window.location.origin}/portal/${token}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify.success('Copied.'),
      () => notify.error('The browser did not let us copy. Select the link and copy it.'),
    )
  return (
    <ModalSurface
      open
      title="Your client’s private link"
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          I have it
        </Button>
      }
    >
      <div className={styles.row}>
        <Input
          className={styles.link}
          readOnly
          value={link}
          aria-label="Private link"
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      <Hint>
        Whoever has the link sees the deal, without signing in. It is shown only now; revoke it and make another if it
        is lost.
      </Hint>
    </ModalSurface>
  )
}
