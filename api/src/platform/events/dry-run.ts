/** Runs a change to see its result, then rolls it back. */
import type { Viewer } from '#platform/http/viewer.ts'
import { type Change, change } from './change.ts'

class TakenBack extends Error {}

/** Returns the result of `work`. Nothing that it wrote is kept: its transaction is aborted. */
export async function dryRun<A>(
  { viewer, requestId }: { viewer: Viewer; requestId: string },
  work: (change: Change) => Promise<A>,
): Promise<A> {
  const answers: A[] = []
  try {
    await change({ id: viewer.id, account: viewer.account, requestId }, async (tx) => {
      answers.push(await work(tx))
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return answers.at(-1) as A
}
