import { mergeClasses, Tab, TabList } from '@fluentui/react-components'
import { useSegmentedTabsStyles } from './SegmentedTabs.styles.ts'

export interface SegmentedTabsProps<Value extends string> {
  /** What is switched: "View". */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** `tabs`: as wide as its tabs on a phone too, where it stands beside something; else it takes the whole line there. */
  width?: 'tabs' | 'line'
}

/** The views of one page. Keep the value in the URL: it is what a person would share. */
export function SegmentedTabs<Value extends string>({
  label,
  value,
  options,
  onChange,
  width = 'line',
}: SegmentedTabsProps<Value>) {
  const styles = useSegmentedTabsStyles()
  return (
    <TabList
      aria-label={label}
      className={mergeClasses(styles.list, width === 'line' && styles.line)}
      selectedValue={value}
      onTabSelect={(_, data) => {
        const option = options.find((candidate) => candidate.value === data.value)
        if (option) onChange(option.value)
      }}
    >
      {options.map((option) => (
        <Tab
          key={option.value}
          ref={option.value === value ? showInList : undefined}
          value={option.value}
          className={mergeClasses(styles.tab, option.value === value && styles.selected)}
        >
          {option.label}
        </Tab>
      ))}
    </TabList>
  )
}

/** Room beside the chosen tab: enough of its neighbour to tell that there is one. */
const PEEK = 24

/** Where a phone has no room for all tabs, the chosen one must not be among those that are cut off. */
function showInList(tab: HTMLElement | null): void {
  const list = tab?.parentElement
  if (!tab || !list) return
  const { left, right } = list.getBoundingClientRect()
  const chosen = tab.getBoundingClientRect()
  if (chosen.right > right) list.scrollLeft += chosen.right - right + PEEK
  else if (chosen.left < left) list.scrollLeft -= left - chosen.left + PEEK
}
