import { whenIdle } from './when-idle.ts'

/** How long a pointer or the focus rests on something that it's about to open. Less is a movement to somewhere else. */
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
  /** For what is opened by a key or from elsewhere: once the page rests. Returns a function that calls it off. */
  onceIdle: (key: Key, prepare: () => Promise<unknown>) => () => void
  /** Until something is approached or expected again. */
  forget: () => void
}

/** Declare it at the top of a module, and render what is likely with `Prerendered`. */
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
  const approach = (key: Key, prepare: () => Promise<unknown>) => {
    clearTimeout(latest)
    const mine = setTimeout(async () => {
      // A failure is shown when it's opened, which tries again.
      await prepare().catch(() => undefined)
      if (latest === mine) set(key)
    }, REST_MS)
    latest = mine
  }
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
    onceIdle: (key, prepare) => whenIdle(() => approach(key, prepare)),
    forget,
  }
}
