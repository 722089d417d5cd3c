import { makeStyles } from '@fluentui/react-components'
import { fieldPair } from 'ui-kit/field-pair'

export const useCreateDealDialogStyles = makeStyles({
  pair: fieldPair,
})
