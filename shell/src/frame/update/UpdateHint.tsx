import { Button } from '@fluentui/react-components'
import { copy } from './copy.ts'
import { useUpdateHintStyles } from './UpdateHint.styles.ts'

/** Offers the reload, or to be left alone until the next update. */
export function UpdateHint({ onLater }: { onLater: () => void }) {
  const styles = useUpdateHintStyles()
  const { text, reload, later } = copy.updateBanner
  return (
    <div data-floating-bar="update" className={styles.banner}>
      <span>{text}</span>
      <Button size="small" appearance="primary" onClick={() => window.location.reload()}>
        {reload}
      </Button>
      <Button size="small" appearance="subtle" onClick={onLater}>
        {later}
      </Button>
    </div>
  )
}
