import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

/** Fields under each other, two in a row where they belong together and there is room. */
export const useFormStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    // An input wants room for twenty letters; on the narrowest screens it has less.
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
