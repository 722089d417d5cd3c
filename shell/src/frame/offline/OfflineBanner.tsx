import { CloudOffRegular } from '@fluentui/react-icons/svg/cloud-off'
import { useSyncExternalStore } from 'react'
import { copy } from './copy.ts'
import { useOfflineBannerStyles } from './OfflineBanner.styles.ts'

/** A banner over every page while the browser has no connection. It says so as soon as the browser knows. */
export function OfflineBanner() {
  const styles = useOfflineBannerStyles()
  const isOnline = useSyncExternalStore(onChange, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <CloudOffRegular aria-hidden fontSize={20} />
          {copy.offlineBanner.text}
        </p>
      )}
    </div>
  )
}

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
