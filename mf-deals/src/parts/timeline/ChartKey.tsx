import { Button, mergeClasses, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { useAtomValue } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { useChartKeyStyles } from './ChartKey.styles.ts'
import { copy } from './copy.ts'

export interface ChartKeyProps {
  /** The label of the list: "What the bars mean". */
  label: string
  /** Each with the class of its sample. */
  entries: readonly { meaning: string; sample: string }[]
}

/** The legend of a chart. On a phone it opens on a click, because it would push the chart off the screen. */
export function ChartKey(key: ChartKeyProps) {
  const styles = useChartKeyStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  if (!isPhone) return <KeyList {...key} className={styles.key} />
  return (
    <Popover withArrow trapFocus positioning={{ position: 'below', align: 'start', overflowBoundaryPadding: 8 }}>
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<InfoRegular />} className={styles.open}>
          {copy.chartKey.key}
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
