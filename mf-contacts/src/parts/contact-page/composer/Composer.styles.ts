import { makeStyles } from '@fluentui/react-components'

export const useComposerStyles = makeStyles({
  composer: { display: 'flex', flexDirection: 'column', gap: '12px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  tabs: { minWidth: 0 },
})
