import { type ComponentType, useEffect, useState } from 'react'
import { useNotify } from 'remote-kit/context'

/** A component that opens over a page and can close itself. */
export type OpenPart = ComponentType<{ onClose: () => void }>

export interface LazyPartProps {
  /** Declare it outside the component: `const load = async () => (await import('./Part.tsx')).Part`. */
  load: () => Promise<OpenPart>
  /** What `load` has given already, if anything. */
  loaded?: OpenPart | null
  /** The message if it fails to load. */
  failure: string
  onClose: () => void
}

/**
 * A part that opens over a page and loads when it is first opened. It is mounted while open. A failed load is reported
 * and tried again the next time (React.lazy would cache the failure).
 */
export function LazyPart({ load, loaded = null, failure, onClose }: LazyPartProps) {
  const [Part, setPart] = useState<OpenPart | null>(() => loaded)
  const notify = useNotify()

  useEffect(() => {
    if (Part) return undefined
    let isOpen = true
    load().then(
      (part) => isOpen && setPart(() => part),
      () => {
        if (!isOpen) return
        notify.error(failure)
        onClose()
      },
    )
    return () => {
      isOpen = false
    }
  }, [Part, load, failure, notify, onClose])

  return Part && <Part onClose={onClose} />
}
