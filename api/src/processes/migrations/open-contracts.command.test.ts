import { DealStatus } from 'openapi/codes'
import { expect, it } from 'vitest'
import { DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { MigrationModel } from '#platform/migrations/migration.model.ts'
import { createDeal } from '#test/factories/board.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { useTestApp } from '#test/test-app.ts'
import { migrateInBackground } from './migrations.ts'

const app = useTestApp()

it('gives deals under contract and closed ones the record of their contract, once', async () => {
  const { owner, board } = await openTeam(app, ['agent'])
  const terms = { sale_price: 40_000_000, dates: { acceptance: '2026-02-01', closing: '2026-03-01' } }
  const under = await createDeal(owner, board, { ...terms, status: DealStatus.UnderContract })
  const held = await createDeal(owner, board, { ...terms, status: DealStatus.UnderContract })
  await owner.patch(`/deals/${held.id}/`, { status: DealStatus.OnHold })
  const active = await createDeal(owner, board, { status: DealStatus.Active })
  // As the version before stored them.
  await DealContractModel.deleteMany({})
  await DealModel.collection.updateMany({}, { $unset: { contract: '' } })

  const signal = AbortSignal.timeout(60_000)
  await migrateInBackground(true, signal)
  const contractsOf = async (id: string) => (await owner.get(`/deals/${id}/contracts/`)).body.results
  const [contract] = await contractsOf(under.id)
  expect(contract).toMatchObject({
    state: 'current',
    opened_on: '2026-02-01',
    sale_price: terms.sale_price,
    dates: terms.dates,
  })
  expect((await owner.get(`/deals/${under.id}/`)).body).toEqual(under)
  expect(await contractsOf(held.id)).toMatchObject([{ state: 'current' }])
  expect(await contractsOf(active.id)).toEqual([])

  await MigrationModel.deleteOne({ _id: 'contracts-of-deals' })
  await migrateInBackground(true, signal)
  expect(await contractsOf(under.id)).toEqual([contract])
})
