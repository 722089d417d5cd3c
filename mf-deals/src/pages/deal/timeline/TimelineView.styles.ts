import { makeStyles } from '@fluentui/react-components'

export const useTimelineViewStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    marginBottom: '12px',
  },
  choices: { display: 'flex', alignItems: 'center', gap: '8px' },
  hint: { marginTop: '10px' },
})
