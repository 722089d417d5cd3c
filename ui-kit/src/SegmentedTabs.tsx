import { mergeClasses, Tab, TabList } from '@fluentui/react-components'
import { useSegmentedTabsStyles } from './SegmentedTabs.styles.ts'

export interface SegmentedTabsProps<Value extends string> {
  /** What is switched: "View". */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** The views of one page. Keep the value in the URL: it is what a person would share. */
export function SegmentedTabs<Value extends string>({ label, value, options, onChange }: SegmentedTabsProps<Value>) {
  const styles = useSegmentedTabsStyles()
  return (
    <TabList
      aria-label={label}
      className={styles.list}
      selectedValue={value}
      onTabSelect={(_, data) => {
        const option = options.find((candidate) => candidate.value === data.value)
        if (option) onChange(option.value)
      }}
    >
      {options.map((option) => (
        <Tab
          key={option.value}
          value={option.value}
          className={mergeClasses(styles.tab, option.value === value && styles.selected)}
        >
          {option.label}
        </Tab>
      ))}
    </TabList>
  )
}
