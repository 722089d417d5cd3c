import { Button, makeStyles, mergeClasses, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { useAtomValue } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 14px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    fontSize: '12px',
    color: look.ink2,
  },
  below: { flexDirection: 'column', gap: '10px', fontSize: '14px' },
  // Its words stand at the edge of the page, as everything does.
  open: { minWidth: 0, paddingInline: '8px', marginLeft: '-8px' },
  entry: { display: 'flex', alignItems: 'center', gap: '8px' },
})

export interface ChartKeyProps {
  /** What the list is: "What the bars mean". */
  label: string
  /** Each with the class that makes its sample look like what it stands for. */
  entries: readonly { meaning: string; sample: string }[]
}

/** What the marks of a chart mean. On a phone, where it would push the chart off the screen, it opens on a press. */
export function ChartKey(key: ChartKeyProps) {
  const styles = useStyles()
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
  const styles = useStyles()
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
