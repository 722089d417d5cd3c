import { TickList } from 'remote-kit/forms/TickList'
import type { Proposal } from './accepted.ts'

export interface ContactTicksProps {
  proposals: readonly Proposal[]
  /** The values of those that are not accepted. */
  refused: readonly string[]
  onRefuse: (refused: string[]) => void
}

/** What the clients of a deal become with it, each to be accepted or not. */
export function ContactTicks({ proposals, refused, onRefuse }: ContactTicksProps) {
  const values = proposals.map(({ value }) => value)
  return (
    <TickList
      options={proposals}
      chosen={values.filter((value) => !refused.includes(value))}
      onChange={(chosen) => onRefuse(values.filter((value) => !chosen.includes(value)))}
    />
  )
}
