import { makeStyles } from '@fluentui/react-components'
import { formatMoney, formatMoneyShort } from '#format/format.ts'

const useStyles = makeStyles({
  money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

/** An amount in integer cents, in tabular numerals: "$585,000", or "$4.9M" when `short` (full amount as the title). */
export function Money({ cents, short = false }: { cents: number | null | undefined; short?: boolean }) {
  return (
    <span className={useStyles().money} title={short ? formatMoney(cents) : undefined}>
      {short ? formatMoneyShort(cents) : formatMoney(cents)}
    </span>
  )
}
