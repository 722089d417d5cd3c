import { formatMoney, formatMoneyShort } from '#format/format.ts'
import { useMoneyStyles } from './Money.styles.ts'

/** An amount in integer cents, in tabular numerals: "$585,000", or "$4.9M" when `short` (full amount as the title). */
export function Money({ cents, short = false }: { cents: number | null | undefined; short?: boolean }) {
  return (
    <span className={useMoneyStyles().money} title={short ? formatMoney(cents) : undefined}>
      {short ? formatMoneyShort(cents) : formatMoney(cents)}
    </span>
  )
}
