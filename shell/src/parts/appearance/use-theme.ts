import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { themePreferenceAtom } from 'remote-kit/session'
import { darkTheme, lightTheme, type ProTrackerTheme } from 'ui-kit/theme'
import { useMediaQuery } from './use-media-query.ts'

/**
 * The current theme: the user's choice or that of the system, and in print always the light one. Also marks the html
 * element.
 */
export function useTheme(): ProTrackerTheme {
  const preference = useAtomValue(themePreferenceAtom)
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isPrinted = useMediaQuery('print')
  const isDark = !isPrinted && (preference === 'dark' || (preference === 'system' && systemIsDark))

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [isDark])

  return isDark ? darkTheme : lightTheme
}
