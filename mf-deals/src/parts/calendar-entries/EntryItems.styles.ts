import { makeStyles } from '@fluentui/react-components'

export const useEntryItemsStyles = makeStyles({
  entries: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
})
