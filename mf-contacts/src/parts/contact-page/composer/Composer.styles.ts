import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useComposerStyles = makeStyles({
  composer: { display: 'flex', flexDirection: 'column', gap: '12px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  tabs: { overflowX: 'auto', minWidth: 0, padding: '2px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '12px',
    [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  },
})
