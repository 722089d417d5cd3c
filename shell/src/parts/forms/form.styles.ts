import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

/** Fields below each other; pairs stand in one row if there is room. */
export const useFormStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    // Inputs default to twenty characters, which is too wide for the narrowest screens.
    '& input': { width: '100%' },
  },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '14px',
    alignItems: 'start',
    '& input': { width: '100%' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginTop: '6px' },
})
