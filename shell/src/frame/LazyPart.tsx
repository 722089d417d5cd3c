import { type ComponentType, useEffect, useState } from 'react'
import { useNotify } from 'remote-kit/context'

/** What is fetched: something that opens over a page and can close itself. */
export type OpenPart = ComponentType<{ onClose: () => void }>

export interface LazyPartProps {
  /** Declare it outside the component: `const load = async () => (await import('./Part.tsx')).Part`. */
  load: () => Promise<OpenPart>
  /** Said when it cannot be fetched. */
  failure: string
  onClose: () => void
}

/**
 * Something that opens over a page and is fetched when it is first opened; mounted while open. A failed fetch is told and
 * tried again at the next opening (React.lazy would keep the failure).
 */
export function LazyPart({ load, failure, onClose }: LazyPartProps) {
  const [Part, setPart] = useState<OpenPart | null>(null)
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
