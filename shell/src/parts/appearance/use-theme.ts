import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { themePreferenceAtom } from 'remote-kit/session'
import { darkTheme, lightTheme, type ProTrackerTheme } from 'ui-kit/theme'
import { useMediaQuery } from './use-media-query.ts'

/** The theme in force: the user's choice, or the system's; on paper always the light one. Marks the html element for the page's own colours. */
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
