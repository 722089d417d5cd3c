import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useMilestoneItemStyles = makeStyles({
  item: { backgroundColor: look.surface, borderRadius: '8px', boxShadow: look.shadow1, padding: '8px 12px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', minHeight: '32px' },
  // The mark lines up with the dots of the other milestones.
  box: { margin: '-8px 0 -8px -7px', '& + *': { marginLeft: '-9px' } },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, color: look.ink },
  count: { fontSize: '13px', color: look.ink3, fontVariantNumeric: 'tabular-nums' },
  end: {
    marginLeft: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    fontSize: '13px',
    // A line of its own, so that all milestones look alike: the day below the name, the actions at the right.
    [media.phone]: { flexBasis: '100%', justifyContent: 'flex-end', flexWrap: 'nowrap', paddingLeft: '28px' },
  },
  due: { [media.phone]: { marginRight: 'auto' } },
  turned: { transform: 'rotate(180deg)' },
  tasks: { borderTop: `1px solid ${look.line}`, marginTop: '8px', paddingTop: '4px' },
})
