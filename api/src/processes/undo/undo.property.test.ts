import { array, assert, asyncProperty, nat, tuple } from 'fast-check'
import type { Deal, DealEvent } from 'openapi'
import { beforeAll, expect, it } from 'vitest'
import { storedStarterTemplates } from '#entities/templates/starter-templates.ts'
import { DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { plainFields } from '#platform/events/diff.ts'
import { createDeal } from '#test/factories/board.ts'
import { type DealWorld, dealSteps } from '#test/factories/deal-steps.ts'
import { openTeam } from '#test/factories/open-team.ts'
import { storedDeal } from '#test/factories/stored-deal.ts'
import { useTestApp } from '#test/test-app.ts'

const app = useTestApp()
let world: DealWorld

beforeAll(async () => {
  const { people, owner, agent, board } = await openTeam(app, ['agent'])
  const contact = (await agent.post('/contacts/', { first_name: 'Sarah', last_name: 'Lee' })).body
  const starters = storedStarterTemplates().map((one) => new TemplateModel({ account: people.account, ...one }))
  await TemplateModel.bulkSave(starters)
  world = { people, owner, agent, board, contact, template: starters[0]?.id ?? '' }
})

const lastEvent = async ({ id }: Deal): Promise<DealEvent | undefined> =>
  (await world.owner.get(`/deals/${id}/history/`)).body.results[0]

const undo = (event: string) => world.owner.post(`/events/${event}/undo/`)

/** The deal with its contracts. A failure that was taken back leaves what it noted for the next one. */
const stored = async ({ id }: Deal) => {
  const contracts = await DealContractModel.find({ deal: id }).sort({ _id: 1 }).lean()
  const emptied = { failed_at: null, tasks: [], reason: '', ended_on: null }
  return { ...(await storedDeal(id)), contracts: contracts.map((one) => plainFields({ ...one, ...emptied })) }
}

/** Undoing a template or its undoing leaves out what someone has touched. */
const isOfTemplate = ({ op, summary }: DealEvent) => op === 'apply_template' || summary.includes('template')

it('undoes any change exactly, and that too', { timeout: 240_000 }, async () => {
  const steps = dealSteps(world)
  const course = array(tuple(nat(steps.length - 1), nat(1000)), { minLength: 8, maxLength: 20, size: 'max' })
  const kinds = new Set<string>()
  await assert(
    asyncProperty(course, async (chosen) => {
      const dates = { acceptance: '2026-10-01', closing: '2027-01-20' }
      const { template } = world
      const deal = await createDeal(world.agent, world.board, { list_price: 40_000_000, dates, template })
      await world.owner.patch(`/deals/${deal.id}/`, { commission: { rate_bp: 300 } })
      for (const [which, n] of chosen) {
        const before = await stored(deal)
        const last = await lastEvent(deal)
        await steps[which]?.(deal, (list) => list[n % list.length], n)
        const made = await lastEvent(deal)
        if (!made || made.id === last?.id || !made.can_undo || isOfTemplate(made)) continue
        const after = await stored(deal)
        const undone = await undo(made.id)
        expect([undone.status, made.summary], JSON.stringify(undone.body)).toEqual([200, made.summary])
        expect(await stored(deal), made.summary).toEqual(before)
        const again = await undo(undone.body.event)
        expect([again.status, made.summary], JSON.stringify(again.body)).toEqual([200, made.summary])
        expect(await stored(deal), `${made.summary}, undone and done again`).toEqual(after)
        kinds.add(`${made.entity} ${made.op}`)
      }
    }),
    { numRuns: 6 },
  )
  expect(kinds.size).toBeGreaterThan(5)
})
