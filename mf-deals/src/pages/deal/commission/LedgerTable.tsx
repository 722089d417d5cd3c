import { mergeClasses } from '@fluentui/react-components'
import type { CommissionLedger, CommissionLine } from 'openapi'
import { formatCents, formatRate } from 'ui-kit/format'
import { copy } from './copy.ts'
import { useLedgerTableStyles } from './LedgerTable.styles.ts'

export interface LedgerTableProps {
  ledger: CommissionLedger
  /** The full name of a user. */
  nameOf: (user: string) => string
}

/** The ledger as a table: each line with its basis and amount. Deductions have a minus sign. */
export function LedgerTable({ ledger, nameOf }: LedgerTableProps) {
  const styles = useLedgerTableStyles()
  const ofDeal = ledger.lines.filter(({ user }) => user === null)
  const users = [...new Set(ledger.lines.flatMap(({ user }) => user ?? []))]
  return (
    <table className={styles.table} aria-label={copy.ledgerTable.label}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {copy.ledgerTable.line}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.number, styles.headNumber, styles.wide)}>
            {copy.ledgerTable.of}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.number, styles.headNumber, styles.wide)}>
            {copy.ledgerTable.rate}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.number, styles.headNumber)}>
            {copy.ledgerTable.amount}
          </th>
        </tr>
      </thead>
      {ofDeal.length > 0 && (
        <tbody>
          {ofDeal.map((line, i) => (
            <Row key={`${line.label} ${i}`} line={line} />
          ))}
        </tbody>
      )}
      {users.map((user) => (
        <tbody key={user}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.person}>
              {nameOf(user) || copy.ledgerTable.formerMember}
            </th>
          </tr>
          {ledger.lines
            .filter((line) => line.user === user)
            .map((line, i) => (
              <Row key={`${line.label} ${i}`} line={line} />
            ))}
        </tbody>
      ))}
      {ledger.gross !== null && <Sums ledger={ledger} />}
    </table>
  )
}

function Row({ line }: { line: CommissionLine }) {
  const styles = useLedgerTableStyles()
  const { label, explanation, base, rate_bp, amount, payee, kind } = line
  const isTaken = payee !== null && payee !== 'agent'
  return (
    <tr className={styles.line}>
      <th scope="row" className={styles.what}>
        <span className={styles.label}>{label}</span>
        <span className={styles.why}>{explanation}</span>
      </th>
      <td className={mergeClasses(styles.number, styles.wide)}>{base !== null && formatCents(base)}</td>
      <td className={mergeClasses(styles.number, styles.wide)}>{rate_bp !== null && formatRate(rate_bp)}</td>
      <td className={mergeClasses(styles.number, kind === 'net' && styles.strong)}>
        {isTaken && amount > 0 ? `−${formatCents(amount)}` : formatCents(amount)}
      </td>
    </tr>
  )
}

/** How the gross commission is divided. */
function Sums({ ledger }: { ledger: CommissionLedger }) {
  const styles = useLedgerTableStyles()
  const { gross, referral, franchise, company, fees, agents_amount: agents } = ledger
  const sums = [
    { label: copy.sums.gross, amount: gross, isStrong: true },
    { label: copy.sums.referral, amount: referral },
    { label: copy.sums.franchise, amount: franchise },
    {
      label: copy.sums.company,
      amount: (company ?? 0) + (fees ?? 0),
      why: fees ? copy.sums.fees(formatCents(fees)) : '',
    },
    { label: copy.sums.agents, amount: agents },
  ].filter(({ amount, isStrong }) => isStrong || amount)
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className={styles.person}>
          {copy.sums.label}
        </th>
      </tr>
      {sums.map(({ label, amount, why, isStrong }) => (
        <tr key={label} className={isStrong ? styles.sum : styles.line}>
          <th scope="row" className={styles.what}>
            <span className={styles.label}>{label}</span>
            {why && <span className={styles.why}>{why}</span>}
          </th>
          <td className={styles.number} colSpan={3}>
            {formatCents(amount)}
          </td>
        </tr>
      ))}
    </tbody>
  )
}
