import { makeStyles } from '@fluentui/react-components'

export const useShareFieldsStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
  sections: { display: 'flex', flexDirection: 'column' },
  pair: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '16px' },
  select: { minWidth: 0, width: '100%' },
})
