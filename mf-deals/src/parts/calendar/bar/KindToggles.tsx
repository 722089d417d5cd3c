import { mergeClasses } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { calendarKindLabels } from 'openapi/codes'
import { kindIcons } from '#parts/calendar-entries/entry-kinds.ts'
import { useEntryLinkStyles } from '#parts/calendar-entries/EntryLink.styles.ts'
import { copy } from './copy.ts'
import { useKindTogglesStyles } from './KindToggles.styles.ts'
import { allKinds, type CalendarPlace } from '#parts/calendar/period/use-calendar-place.ts'

export interface KindTogglesProps {
  place: CalendarPlace
  onChange: (changes: Partial<CalendarPlace>) => void
  /** Whether only what belongs to deals can be there. */
  isOfDeals: boolean
}

/** What is about contacts, and so never in the calendar of deals. */
const OF_CONTACTS: ReadonlySet<string> = new Set(['follow_up', 'birthday', 'home_anniversary'])

/** A legend of the kinds of entries; a click hides or shows one. Completed entries are hidden by default. */
export function KindToggles({ place: { kinds, showsDone }, onChange, isOfDeals }: KindTogglesProps) {
  const styles = useKindTogglesStyles()
  const entry = useEntryLinkStyles()
  const offered = allKinds.filter((kind) => !(isOfDeals && OF_CONTACTS.has(kind)))
  return (
    <div role="group" aria-label={copy.kindToggles.label} className={styles.toggles}>
      {offered.map((kind) => {
        const isOn = kinds.includes(kind)
        const next = allKinds.filter((each) => (each === kind ? !isOn : kinds.includes(each)))
        return (
          <Toggle
            key={kind}
            label={calendarKindLabels[kind]}
            icon={kindIcons[kind]}
            color={entry[kind]}
            isOn={isOn}
            onClick={() => onChange({ kinds: next })}
          />
        )
      })}
      <Toggle
        label={copy.kindToggles.done}
        icon={CheckmarkRegular}
        color={styles.done}
        isOn={showsDone}
        onClick={() => onChange({ showsDone: !showsDone })}
      />
    </div>
  )
}

interface ToggleProps {
  label: string
  icon: FluentIcon
  /** The class of its color while it is on. */
  color: string
  isOn: boolean
  onClick: () => void
}

function Toggle({ label, icon: Icon, color, isOn, onClick }: ToggleProps) {
  const styles = useKindTogglesStyles()
  const entry = useEntryLinkStyles()
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={mergeClasses(entry.entry, color, styles.toggle, !isOn && styles.off)}
      onClick={onClick}
    >
      <Icon aria-hidden fontSize={14} className={styles.icon} />
      {label}
    </button>
  )
}
