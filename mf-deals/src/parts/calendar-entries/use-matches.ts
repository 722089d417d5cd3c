import { useCallback, useSyncExternalStore } from 'react'

/** Below this the calendar is an agenda by default, and a week is a list of its days. */
const NARROW = '(max-width: 819px)'

/** Whether a media query matches. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Whether the window is too narrow for a grid of days. */
export const useIsNarrow = (): boolean => useMatches(NARROW)

/** Whether the page is being printed. Paper shows what a click would. */
export const useIsPrinting = (): boolean => useMatches('print')
