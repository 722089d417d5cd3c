import { DealStatus, PhaseKind } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { nextStatuses, proposedStatus, refusal, standingAfter } from './lifecycle.ts'

const { PreContract, Active, UnderContract, Closed, FellThrough, Expired, OnHold } = DealStatus
const at = (status: DealStatus, before: DealStatus | null = null) => ({ status, status_before: before })

describe('the lifecycle of a deal', () => {
  it.each([
    [PreContract, [Active, UnderContract, FellThrough, OnHold]],
    [Active, [UnderContract, Expired, FellThrough, OnHold]],
    [UnderContract, [Closed, Active, FellThrough, OnHold]],
    [Closed, []],
    [FellThrough, []],
    [Expired, []],
  ])('from %i leads to %j', (from, to) => {
    expect(nextStatuses(at(from))).toEqual(to)
  })

  it('returns from on hold to the previous status', () => {
    const held = standingAfter(at(UnderContract), OnHold)
    expect(held).toEqual(at(OnHold, UnderContract))
    expect(nextStatuses(held)).toEqual([UnderContract, FellThrough])
    expect(standingAfter(held, UnderContract)).toEqual(at(UnderContract))
  })

  it('remembers where a lost deal was before it was put on hold', () => {
    expect(standingAfter(at(OnHold, Active), FellThrough)).toEqual(at(FellThrough, Active))
  })

  it('says why it refuses', () => {
    expect(refusal(at(Active), UnderContract)).toBeNull()
    expect(refusal(at(Closed), Active)).toBe('This deal is marked “Closed”. Reopen it first')
    expect(refusal(at(Active), Closed)).toBe('Only a deal under contract can be closed')
    expect(refusal(at(UnderContract), Expired)).toBe('A deal can’t go from “Under Contract” to “Expired”')
  })

  it('is suggested by a phase that stands for a status, if the deal may take it', () => {
    expect(proposedStatus(PhaseKind.Contract, at(Active))).toBe(UnderContract)
    expect(proposedStatus(PhaseKind.Closed, at(UnderContract))).toBe(Closed)
    expect(proposedStatus(PhaseKind.Lost, at(Active))).toBe(FellThrough)
    expect(proposedStatus(PhaseKind.Open, at(Active))).toBeNull()
    expect(proposedStatus(PhaseKind.Contract, at(UnderContract))).toBeNull()
    expect(proposedStatus(PhaseKind.Closed, at(PreContract))).toBe(UnderContract)
    expect(proposedStatus(PhaseKind.Closed, at(Closed))).toBeNull()
  })
})
