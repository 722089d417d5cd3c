import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { whenIdle } from 'ui-kit/when-idle'
import { snackbarAtom } from './snackbar.atoms.ts'

const Toasts = lazyPart(async () => (await import('./Toasts.tsx')).Toasts)

/** The toasts. Their code is loaded once the page rests, or for the first one; toasts wait until it's there. */
export function ToastsOnceNeeded() {
  const hasSaid = useAtomValue(snackbarAtom) !== null
  const [isResting, setIsResting] = useState(false)
  useEffect(() => whenIdle(() => setIsResting(true)), [])
  return (hasSaid || isResting) && <Toasts />
}
