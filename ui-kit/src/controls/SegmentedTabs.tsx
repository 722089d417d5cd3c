import { mergeClasses, Tab, TabList } from '@fluentui/react-components'
import { startTransition, useOptimistic } from 'react'
import { FADE_PX } from '#layout/side-scroll.ts'
import { useSegmentedTabsStyles } from './SegmentedTabs.styles.ts'

export interface SegmentedTabsProps<Value extends string> {
  /** The label of the tabs: "View". */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** `tabs`: only as wide as its tabs, even on a phone. By default it takes the full width there. */
  width?: 'tabs' | 'line'
}

/** Tabs that switch the view of a page. Keep the value in the URL, so that a link shows the same view. */
export function SegmentedTabs<Value extends string>({
  label,
  value,
  options,
  onChange,
  width = 'line',
}: SegmentedTabsProps<Value>) {
  const styles = useSegmentedTabsStyles()
  // The tab looks chosen at once, while its view is still being rendered.
  const [shown, show] = useOptimistic(value)
  const choose = (next: Value) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  return (
    <TabList
      aria-label={label}
      className={mergeClasses(styles.list, width === 'line' && styles.line)}
      selectedValue={shown}
      onTabSelect={(_, data) => {
        const option = options.find((candidate) => candidate.value === data.value)
        if (option) choose(option.value)
      }}
    >
      {options.map((option) => (
        <Tab
          key={option.value}
          ref={option.value === shown ? keepInView : undefined}
          value={option.value}
          className={mergeClasses(styles.tab, option.value === shown && styles.selected)}
        >
          {option.label}
        </Tab>
      ))}
    </TabList>
  )
}

/**
 * Keeps the selected tab in view where there is no room for all tabs, also when the window gets narrower. Beside it, part
 * of its neighbor fades out.
 */
function keepInView(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (!tab || !list) return undefined
  const observer = new ResizeObserver(() => {
    const { left, right } = list.getBoundingClientRect()
    const chosen = tab.getBoundingClientRect()
    if (chosen.right > right - FADE_PX) list.scrollLeft += chosen.right - right + FADE_PX
    else if (chosen.left < left + FADE_PX) list.scrollLeft -= left - chosen.left + FADE_PX
  })
  observer.observe(list)
  return () => observer.disconnect()
}
