import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useClientLayoutStyles = makeStyles({
  header: { backgroundColor: look.brandSurface, color: look.onBrand, [media.print]: { display: 'none' } },
  // Client pages are 1050px wide (docs/specification.md §9).
  inner: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '1050px',
    maxWidth: 'calc(100vw - 32px)',
    height: '64px',
    marginInline: 'auto',
  },
  home: {
    padding: '10px 0',
    margin: '-10px 0',
    textDecorationLine: 'none',
    borderRadius: '6px',
    ':focus-visible': { outline: `2px solid ${look.lime}`, outlineOffset: '4px' },
  },
  me: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    marginLeft: 'auto',
    fontSize: '13px',
    color: look.onBrand2,
  },
  name: { [media.phone]: { display: 'none' } },
  main: { outlineStyle: 'none', minWidth: 0 },
})
