import { useState, useSyncExternalStore } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { useFederation } from '#federation/FederationContext.tsx'

const UpdateHint = lazyPart(async () => (await import('./UpdateHint.tsx')).UpdateHint)

/** A hint that a reload would bring a new version. It waits for the user: nothing reloads under their hands. */
export function UpdateBanner() {
  const { watch } = useFederation()
  const update = useSyncExternalStore(watch.subscribe, () => watch.update)
  const [dismissed, setDismissed] = useState<string | null>(null)
  return (
    <div role="status">
      {update !== null && update !== dismissed && <UpdateHint onLater={() => setDismissed(update)} />}
    </div>
  )
}
