import { useSyncExternalStore } from 'react'
import { readTrials, subscribeToTrials, type Trials, trialsText } from 'remote-kit/trials'

/** The faults that are tried in this tab. */
export const useTrials = (): Trials => readTrials(useSyncExternalStore(subscribeToTrials, trialsText))
