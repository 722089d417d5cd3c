import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CalendarKind } from 'openapi'
import { calendarKindLabels } from 'openapi/codes'
import { look } from 'ui-kit/theme'
import { useEntryLinkStyles } from './EntryLink.styles.ts'
import { kindIcons } from './entry-kinds.ts'
import { allKinds } from './use-calendar-place.ts'

const useStyles = makeStyles({
  toggles: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
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
  },
  off: { backgroundColor: 'transparent', color: look.ink3, boxShadow: `inset 0 0 0 1px ${look.line2}` },
})

/** The kinds of entries: the key to their colours, and a click hides or shows one. */
export function KindToggles({
  kinds,
  onChange,
}: {
  kinds: readonly CalendarKind[]
  onChange: (kinds: readonly CalendarKind[]) => void
}) {
  const styles = useStyles()
  const entry = useEntryLinkStyles()
  return (
    <div role="group" aria-label="Show" className={styles.toggles}>
      {allKinds.map((kind) => {
        const Icon = kindIcons[kind]
        const isOn = kinds.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isOn}
            className={mergeClasses(entry.entry, entry[kind], styles.toggle, !isOn && styles.off)}
            onClick={() => onChange(allKinds.filter((each) => (each === kind ? !isOn : kinds.includes(each))))}
          >
            <Icon aria-hidden fontSize={14} />
            {calendarKindLabels[kind]}
          </button>
        )
      })}
    </div>
  )
}
