import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useTaskPanelStyles = makeStyles({
  // Clear of the title above, which is edited in place, and of what scrolls below.
  deal: { ...thumbLink, [media.phone]: { ...thumbLink[media.phone], marginBlock: '-9px' } },
  why: { [media.phone]: { paddingTop: '4px' } },
  details: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    paddingBlock: '8px 16px',
    // Every part of it has a heading.
    '& .fui-Field__label, & legend': { fontWeight: 600 },
  },
  heading: { margin: '0 0 8px', fontSize: '14px', fontWeight: 600, color: look.ink },
  steps: { display: 'flex' },
  alone: { display: 'none' },
  ends: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  switch: { margin: '-6px -8px', [media.phone]: { marginBlock: '-2px' } },
})
