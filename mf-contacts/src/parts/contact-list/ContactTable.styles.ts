import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { sideScroll } from 'ui-kit/side-scroll'
import { headCell, sortButton } from 'ui-kit/table-head'

export const useContactTableStyles = makeStyles({
  frame: {
    containerType: 'inline-size',
    backgroundColor: look.surface,
    borderRadius: '8px',
    boxShadow: look.shadow1,
    [media.forcedColors]: { outline: '1px solid CanvasText' },
    fontVariantNumeric: 'tabular-nums',
  },
  // Chosen columns keep their width and scroll sideways. Their head then sticks to this frame, which has no bar above it.
  wide: { ...sideScroll, '--chrome-height': '0px' },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  // Sticks below the shell's top bar.
  head: { position: 'sticky', top: 'var(--chrome-height, 0px)', zIndex: 2, [media.print]: { position: 'static' } },
  headCell: {
    position: 'relative',
    ...headCell,
    ':first-child': { paddingLeft: '14px', borderTopLeftRadius: '8px' },
    ':last-child': { borderTopRightRadius: '8px' },
  },
  sort: {
    ...sortButton,
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: 'rgb(255 255 255 / 0.25)' },
  },
  row: {
    position: 'relative',
    height: '48px',
    ':hover': { backgroundColor: look.page },
  },
  open: { backgroundColor: look.brandSoft, ':hover': { backgroundColor: look.brandSoft } },
  cell: {
    height: '48px',
    padding: '0 8px',
    borderTop: `1px solid ${look.line}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '13px',
    color: look.ink2,
    ':first-child': { paddingLeft: '14px' },
  },
  select: { width: '36px', paddingRight: 0, lineHeight: 0, overflow: 'visible' },
})

/** Columns disappear one by one as the list gets narrower, the least important first. */
const hiddenBelow = (width: number) => ({ [`@container (max-width: ${width}px)`]: { display: 'none' } })

const useColumnStyles = makeStyles({
  last_name: { width: 'var(--width-last_name, 24%)' },
  status: { width: 'var(--width-status, 118px)' },
  temperature: { width: 'var(--width-temperature, 112px)' },
  source: { width: 'var(--width-source, auto)', ...hiddenBelow(1060) },
  labels: { width: 'var(--width-labels, auto)', ...hiddenBelow(960) },
  owner: { width: 'var(--width-owner, auto)', ...hiddenBelow(800) },
  next_follow_up: { width: 'var(--width-next_follow_up, 110px)' },
  last_touch_at: { width: 'var(--width-last_touch_at, 136px)', ...hiddenBelow(680) },
})

/** Columns that someone chose. */
const useChosenStyles = makeStyles({
  last_name: { width: 'var(--width-last_name, 220px)' },
  status: { width: 'var(--width-status, 118px)' },
  temperature: { width: 'var(--width-temperature, 112px)' },
  source: { width: 'var(--width-source, 140px)' },
  labels: { width: 'var(--width-labels, 150px)' },
  owner: { width: 'var(--width-owner, 170px)' },
  next_follow_up: { width: 'var(--width-next_follow_up, 110px)' },
  last_touch_at: { width: 'var(--width-last_touch_at, 136px)' },
  company: { width: 'var(--width-company, 160px)' },
  price: { width: 'var(--width-price, 100px)' },
  created_at: { width: 'var(--width-created_at, 120px)' },
  status_since: { width: 'var(--width-status_since, 130px)' },
  birthday: { width: 'var(--width-birthday, 110px)' },
})

/** The class of each column, by column id. */
export function useContactColumnStyles(isUsual: boolean): Partial<Record<string, string>> {
  const usual = useColumnStyles()
  const chosen = useChosenStyles()
  return isUsual ? usual : chosen
}
