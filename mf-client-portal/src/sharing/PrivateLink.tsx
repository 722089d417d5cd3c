import { Button } from '@fluentui/react-components'
import { useNotify } from 'remote-kit/context'
import { CopyField } from 'ui-kit/CopyField'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'

/** The private link, shown this once: only its hash is kept. */
export function PrivateLink({ token, onClose }: { token: string; onClose: () => void }) {
  const notify = useNotify()
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
      <CopyField
        label="Private link"
        value={`${window.location.origin}/portal/${token}`}
        onCopied={() => notify.success('Copied.')}
        onRefused={() => notify.error('The browser did not let us copy. Select the link and copy it.')}
      />
      <Hint>
        Whoever has the link sees the deal, without signing in. It is shown only now; revoke it and make another if it
        is lost.
      </Hint>
    </ModalSurface>
  )
}
