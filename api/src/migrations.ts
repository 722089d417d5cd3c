/** What databases of earlier versions lack, done once, before the API listens. */
import { writeBaselines } from './deals/write-baselines.command.ts'
import { sealEarlierEvents } from './events/seal-earlier.ts'
import { MigrationModel } from './migration.model.ts'
import { addOpenings } from './search/add-openings.command.ts'

const MIGRATIONS: readonly { name: string; work: () => Promise<void> }[] = [
  {
    name: 'seal-events',
    work: async () => {
      await sealEarlierEvents()
      await writeBaselines()
    },
  },
  { name: 'search-openings', work: addOpenings },
]

/** Does what was not done yet. One that broke off is begun anew at the next start. */
export async function migrate(): Promise<void> {
  for (const { name, work } of MIGRATIONS) {
    if (await MigrationModel.exists({ _id: name })) continue
    await work()
    await MigrationModel.updateOne({ _id: name }, { $set: { done_at: new Date() } }, { upsert: true })
  }
}
