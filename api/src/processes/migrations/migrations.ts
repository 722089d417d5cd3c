/** What databases of earlier versions lack, done once. */
import { sealEarlierEvents } from '#platform/events/seal-earlier.ts'
import { addPhrasePrefixes } from '#processes/search/add-phrase-prefixes.command.ts'
import { MigrationModel } from './migration.model.ts'
import { writeBaselines } from './write-baselines.command.ts'

/** Before the API listens. */
const FIRST: readonly { name: string; work: () => Promise<void> }[] = [
  {
    name: 'seal-events',
    work: async () => {
      await sealEarlierEvents()
      await writeBaselines()
    },
  },
]

/** While it serves, what takes its time and can do so. `work` answers whether it came to its end. */
const MEANWHILE: readonly { name: string; work: (signal: AbortSignal) => Promise<boolean> }[] = [
  { name: 'search-openings', work: addPhrasePrefixes },
]

/** Does what was not done yet. One that broke off is begun anew at the next start. */
export async function migrate(): Promise<void> {
  for (const { name, work } of FIRST) {
    if (await isDone(name)) continue
    await work()
    await markDone(name)
  }
}

/**
 * Does what was not done yet, beside the requests. As long as processes of the version before run, these write what is to be
 * done again, so that only a run after that is the last: `isRolledOut`. Answers how many were.
 */
export async function migrateMeanwhile(isRolledOut: boolean, signal: AbortSignal): Promise<number> {
  let done = 0
  for (const { name, work } of MEANWHILE) {
    if ((await isDone(name)) || !(await work(signal)) || !isRolledOut) continue
    await markDone(name)
    done += 1
  }
  return done
}

const isDone = (name: string) => MigrationModel.exists({ _id: name })

const markDone = (name: string) =>
  MigrationModel.updateOne({ _id: name }, { $set: { done_at: new Date() } }, { upsert: true })
