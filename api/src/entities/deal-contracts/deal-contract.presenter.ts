import { ContractState } from 'openapi/codes'
import { presenter } from '#platform/reads/presenter.ts'
import { DealContractModel } from './deal-contract.model.ts'

const { closed, failed } = ContractState

const ifIn = (states: readonly ContractState[], field: string, otherwise: unknown) => ({
  $cond: [{ $in: ['$state', states] }, `$${field}`, otherwise],
})

/** A contract as anyone who may see its deal reads it. A failure that was taken back is not shown. */
export const dealContractPresenter = presenter(DealContractModel, 'DealContract', () => ({
  ended_on: ifIn([closed, failed], 'ended_on', null),
  reason: ifIn([failed], 'reason', ''),
  tasks: ifIn([failed], 'tasks', []),
}))
