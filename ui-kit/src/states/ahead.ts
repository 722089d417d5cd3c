import { whenIdle } from './when-idle.ts'

/** How long a pointer, the focus or typing rests before what it would open is prepared. Less is on its way elsewhere. */
const REST_MS = 60

/** Props for an element that opens something. */
export interface AheadProps {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: () => void
}

/** Which of several things is likely to be opened next, such as the task under the pointer. */
export interface Ahead<Key> {
  /** Null while nothing is likely. */
  current: () => Key | null
  subscribe: (listener: () => void) => () => void
  /** For the element that opens `key`. `prepare` fetches what is shown then. */
  propsFor: (key: Key, prepare?: () => Promise<unknown>) => AheadProps
  /** For what depends on what was typed: call it with each key. `prepare` gives what would open, or null for nothing. */
  whenTyped: (prepare: () => Promise<Key | null>) => void
  /** For what is opened by a key or from elsewhere: once the page rests. Returns a function that calls it off. */
  onceIdle: (key: Key, prepare: () => Promise<unknown>) => () => void
  /** Until something is approached or expected again. */
  forget: () => void
}

/** Declare it at the top of a module, and render what is likely with `RenderedAhead`. */
export function aheadOf<Key>(): Ahead<Key> {
  const listeners = new Set<() => void>()
  let current: Key | null = null
  /** The approach that counts: the last one, until it's left. */
  let latest: ReturnType<typeof setTimeout> | undefined

  const set = (key: Key | null) => {
    if (key === current) return
    current = key
    for (const listener of listeners) listener()
  }
  const whenRested = (prepare: () => Promise<Key | null>) => {
    clearTimeout(latest)
    const mine = setTimeout(async () => {
      const key = await prepare()
      if (latest === mine) set(key)
    }, REST_MS)
    latest = mine
  }
  const approach = (key: Key, prepare: () => Promise<unknown>) =>
    whenRested(async () => {
      // A failure is shown when it's opened, which tries again.
      await prepare().catch(() => undefined)
      return key
    })
  const forget = () => {
    clearTimeout(latest)
    latest = undefined
    set(null)
  }
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    propsFor(key, prepare = async () => undefined) {
      const onNear = () => approach(key, prepare)
      return { onPointerEnter: onNear, onPointerLeave: forget, onFocus: onNear, onBlur: forget }
    },
    whenTyped(prepare) {
      // What was typed before opens something else.
      forget()
      whenRested(() => prepare().catch(() => null))
    },
    onceIdle: (key, prepare) => whenIdle(() => approach(key, prepare)),
    forget,
  }
}
