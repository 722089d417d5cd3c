import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { calendarKindLabels } from 'openapi/codes'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'
import { useEntryLinkStyles } from './EntryLink.styles.ts'
import { kindIcons } from './entry-kinds.ts'
import { allKinds, type CalendarPlace } from './use-calendar-place.ts'

const useStyles = makeStyles({
  toggles: { display: 'flex', flexWrap: 'wrap', gap: '6px', [media.phone]: { gap: '4px' } },
  toggle: {
    appearance: 'none',
    border: 'none',
    font: 'inherit',
    fontSize: '12px',
    fontWeight: 500,
    cursor: 'pointer',
    paddingInline: '10px',
    minHeight: '28px',
    ':hover': { textDecorationLine: 'none' },
    [media.phone]: { minHeight: '36px' },
  },
  // All of them in one line of a phone: its list says each kind in words.
  icon: { [media.phone]: { display: 'none' } },
  done: { backgroundColor: look.sunken, color: look.ink2 },
  off: { backgroundColor: 'transparent', color: look.ink3, boxShadow: `inset 0 0 0 1px ${look.line2}` },
})

export interface KindTogglesProps {
  place: CalendarPlace
  onChange: (changes: Partial<CalendarPlace>) => void
}

/** The kinds of entries: the key to their colours, and a click hides or shows one. What is done is hidden until asked for. */
export function KindToggles({ place: { kinds, showsDone }, onChange }: KindTogglesProps) {
  const styles = useStyles()
  const entry = useEntryLinkStyles()
  return (
    <div role="group" aria-label="Show" className={styles.toggles}>
      {allKinds.map((kind) => {
        const isOn = kinds.includes(kind)
        const next = allKinds.filter((each) => (each === kind ? !isOn : kinds.includes(each)))
        return (
          <Toggle
            key={kind}
            label={calendarKindLabels[kind]}
            icon={kindIcons[kind]}
            colour={entry[kind]}
            isOn={isOn}
            onClick={() => onChange({ kinds: next })}
          />
        )
      })}
      <Toggle
        label="Done"
        icon={CheckmarkRegular}
        colour={styles.done}
        isOn={showsDone}
        onClick={() => onChange({ showsDone: !showsDone })}
      />
    </div>
  )
}

interface ToggleProps {
  label: string
  icon: FluentIcon
  /** The class of its colour while it is on. */
  colour: string
  isOn: boolean
  onClick: () => void
}

function Toggle({ label, icon: Icon, colour, isOn, onClick }: ToggleProps) {
  const styles = useStyles()
  const entry = useEntryLinkStyles()
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={mergeClasses(entry.entry, colour, styles.toggle, !isOn && styles.off)}
      onClick={onClick}
    >
      <Icon aria-hidden fontSize={14} className={styles.icon} />
      {label}
    </button>
  )
}
