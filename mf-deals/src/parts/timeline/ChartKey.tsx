import { Button, mergeClasses, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { useAtomValue } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { useChartKeyStyles } from './ChartKey.styles.ts'

export interface ChartKeyProps {
  /** What the list is: "What the bars mean". */
  label: string
  /** Each with the class that makes its sample look like what it stands for. */
  entries: readonly { meaning: string; sample: string }[]
}

/** What the marks of a chart mean. On a phone, where it would push the chart off the screen, it opens on a press. */
export function ChartKey(key: ChartKeyProps) {
  const styles = useChartKeyStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  if (!isPhone) return <KeyList {...key} className={styles.key} />
  return (
    <Popover withArrow trapFocus positioning={{ position: 'below', align: 'start', overflowBoundaryPadding: 8 }}>
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<InfoRegular />} className={styles.open}>
          Key
        </Button>
      </PopoverTrigger>
      {/* Nothing in it takes the focus: it must itself, for Esc. */}
      <PopoverSurface aria-label={key.label} tabIndex={-1}>
        <KeyList {...key} className={mergeClasses(styles.key, styles.below)} />
      </PopoverSurface>
    </Popover>
  )
}

function KeyList({ label, entries, className }: ChartKeyProps & { className: string }) {
  const styles = useChartKeyStyles()
  return (
    <ul className={className} aria-label={label}>
      {entries.map(({ meaning, sample }) => (
        <li key={meaning} className={styles.entry}>
          <span className={sample} aria-hidden />
          {meaning}
        </li>
      ))}
    </ul>
  )
}
