import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useClientDealViewStyles = makeStyles({
  /** A preview of the page, on a rounded sheet. */
  preview: { borderRadius: '12px', overflow: 'hidden', boxShadow: look.shadow1, backgroundColor: look.page },
  hero: {
    backgroundColor: look.brandSurface,
    color: look.onBrand,
    padding: '20px 0 84px',
    [media.phone]: { paddingTop: '14px' },
    // Browsers print no backgrounds, so white text would be on white.
    [media.print]: { backgroundColor: 'transparent', '& *': { color: look.ink } },
  },
  // docs/specification.md §9: the client portal is 1050px wide.
  wrap: { width: '1050px', maxWidth: 'calc(100% - 32px)', marginInline: 'auto' },
  brokerage: { margin: '0 0 6px', color: look.onBrand2, fontSize: '13px', lineHeight: '18px' },
  title: {
    fontFamily: look.fontDisplay,
    fontSize: '34px',
    lineHeight: '40px',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    margin: '0 0 4px',
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
    [media.phone]: { fontSize: '28px', lineHeight: '34px' },
  },
  standing: { margin: 0, color: look.onBrand, fontSize: '15px', lineHeight: '22px' },
  facts: {
    margin: '2px 0 0',
    color: look.onBrand2,
    fontSize: '13px',
    lineHeight: '20px',
    ':empty': { display: 'none' },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 318px',
    gap: '20px',
    alignItems: 'start',
    marginTop: '-60px',
    paddingBottom: '40px',
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: '16px' },
  },
  // Printed panels do not break across pages and have no controls.
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    [media.narrow]: { ':empty': { display: 'none' } },
    // The marks of what is done are backgrounds, which browsers leave out otherwise.
    [media.print]: {
      display: 'block',
      printColorAdjust: 'exact',
      '& > *': { breakInside: 'avoid', marginBottom: '12px' },
    },
  },
  printed: { display: 'none', [media.print]: { display: 'block', margin: 0, fontSize: '13px' } },
  onScreen: { [media.print]: { display: 'none' } },
})
