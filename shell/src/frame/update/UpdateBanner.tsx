import { Button } from '@fluentui/react-components'
import { useState, useSyncExternalStore } from 'react'
import { useFederation } from '#federation/FederationContext.tsx'
import { copy } from './copy.ts'
import { useUpdateBannerStyles } from './UpdateBanner.styles.ts'

/** A hint that a reload would bring a new version. It waits for the user: nothing reloads under their hands. */
export function UpdateBanner() {
  const styles = useUpdateBannerStyles()
  const { watch } = useFederation()
  const update = useSyncExternalStore(watch.subscribe, () => watch.update)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const { text, reload, later } = copy.updateBanner
  return (
    <div role="status">
      {update !== null && update !== dismissed && (
        <div data-floating-bar="update" className={styles.banner}>
          <span>{text}</span>
          <Button size="small" appearance="primary" onClick={() => window.location.reload()}>
            {reload}
          </Button>
          <Button size="small" appearance="subtle" onClick={() => setDismissed(update)}>
            {later}
          </Button>
        </div>
      )}
    </div>
  )
}
