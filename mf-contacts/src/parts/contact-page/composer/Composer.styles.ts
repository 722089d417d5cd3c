import { makeStyles } from '@fluentui/react-components'

export const useComposerStyles = makeStyles({
  composer: { display: 'flex', flexDirection: 'column', gap: '12px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  tabs: { overflowX: 'auto', minWidth: 0, padding: '2px' },
})
