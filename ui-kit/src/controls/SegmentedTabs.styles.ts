import { makeStyles } from '@fluentui/react-components'
import { rowScroll } from '#layout/side-scroll.ts'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useSegmentedTabsStyles = makeStyles({
  list: {
    display: 'inline-flex',
    gap: '2px',
    padding: '2px',
    borderRadius: '7px',
    backgroundColor: look.sunken,
    maxWidth: '100%',
    ...rowScroll,
  },
  line: { [media.phone]: { width: '100%' } },
  tab: {
    padding: '4px 12px',
    minHeight: '28px',
    borderRadius: '5px',
    color: look.ink2,
    '& .fui-Tab__content': { fontSize: '13px', lineHeight: '20px', fontWeight: 500 },
    '& .fui-Tab__content--reserved-space': { display: 'none' },
    '::before': { display: 'none' },
    '::after': { display: 'none' },
    [media.phone]: { flexGrow: 1, padding: '6px 8px' },
  },
  selected: {
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
    // Fluent clears the fill of a tab under the pointer.
    ':enabled:hover': { backgroundColor: look.surface },
    ':enabled:active': { backgroundColor: look.surface },
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '& .fui-Tab__content': { color: look.ink, fontSize: '13px', lineHeight: '20px', fontWeight: 500 },
  },
})
