import { useSyncExternalStore } from 'react'
import { subscribeToTrials, trialsText } from 'remote-kit/trials'
import { lazyPart } from 'ui-kit/lazy-part'

const TrialBanner = lazyPart(
  async () => (await import(/* webpackChunkName: "trials" */ './TrialBanner.tsx')).TrialBanner,
)

/** Says over every page that this tab tries faults. Without any, there is nothing to load. */
export function TrialNote() {
  const trials = useSyncExternalStore(subscribeToTrials, trialsText)
  return trials === null ? null : <TrialBanner trials={trials} />
}
