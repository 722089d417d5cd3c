import { makeStyles } from '@fluentui/react-components'
import { fieldPair } from 'ui-kit/field-pair'

export const useNewDealFieldsStyles = makeStyles({
  pair: fieldPair,
})
