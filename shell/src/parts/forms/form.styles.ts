import { makeStyles } from '@fluentui/react-components'
import { fieldPair } from 'ui-kit/field-pair'

/** Fields below each other; pairs share a row if there is room. */
export const useFormStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    // Inputs default to twenty characters, which is too wide for the narrowest screens.
    '& input': { width: '100%' },
  },
  pair: fieldPair,
  /** Checkboxes below each other. */
  ticks: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginTop: '6px' },
})
