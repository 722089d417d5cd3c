import { Button } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Location, useBlocker, useLocation } from 'react-router'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { copy } from './copy.ts'

export interface Leaving {
  /** The question, while it is asked. Render it. */
  question: ReactNode
  /** Runs `go`, which closes the form or leads away, after asking if there is something to lose. */
  leave: (go: () => void) => void
  /** Runs `go` without asking, because everything is saved or given up on purpose. */
  leaveSaved: (go: () => void) => void
}

/**
 * Asks before changes that were not saved are lost: by a link, by Back, by closing the tab, or by a button that calls
 * `leave`. Parameters that are added to the address meanwhile, such as those of a dialog, do not leave the form.
 */
export function useAskBeforeLeaving(isUnsaved: boolean): Leaving {
  const [opened] = useState(useLocation())
  const [wish, setWish] = useState<{ go: () => void } | null>(null)
  const isFree = useRef(false)
  const blocker = useBlocker(({ nextLocation }) => isUnsaved && !isFree.current && isElsewhere(nextLocation, opened))

  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  const leaveSaved = (go: () => void) => {
    isFree.current = true
    go()
  }
  const isBlocked = blocker.state === 'blocked'
  const stay = () => {
    setWish(null)
    if (isBlocked) blocker.reset()
  }
  const discard = () => {
    setWish(null)
    if (isBlocked) blocker.proceed()
    else if (wish) leaveSaved(wish.go)
  }
  const question = (isBlocked || wish) && (
    <ModalSurface
      open
      title={copy.leaving.title}
      onClose={stay}
      actions={
        <>
          <Button onClick={discard}>{copy.leaving.discard}</Button>
          <Button appearance="primary" onClick={stay}>
            {copy.leaving.stay}
          </Button>
        </>
      }
    >
      {copy.leaving.text}
    </ModalSurface>
  )
  return { question, leave: (go) => (isUnsaved ? setWish({ go }) : go()), leaveSaved }
}

/** Another page, or the same one with another value of a parameter that the form was opened with. */
function isElsewhere(next: Location, opened: Location): boolean {
  if (next.pathname !== opened.pathname) return true
  const params = new URLSearchParams(next.search)
  return [...new URLSearchParams(opened.search)].some(([name, value]) => params.get(name) !== value)
}
