import { makeStyles } from '@fluentui/react-components'

export const useCapProgressStyles = makeStyles({
  agent: { display: 'flex', flexDirection: 'column', gap: '6px', margin: '0 0 12px' },
  words: { fontVariantNumeric: 'tabular-nums' },
})
