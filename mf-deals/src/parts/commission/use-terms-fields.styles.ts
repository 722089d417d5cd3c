import { makeStyles } from '@fluentui/react-components'

export const useTermsFieldsStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px', alignItems: 'start' },
})
