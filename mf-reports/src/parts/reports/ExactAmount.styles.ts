import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useExactAmountStyles = makeStyles({
  amount: {
    alignSelf: 'flex-start',
    borderRadius: '4px',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
})
