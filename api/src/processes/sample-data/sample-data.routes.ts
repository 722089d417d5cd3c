/** Sample data: add, preview removing it, remove. */
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { roles } from '#platform/http/policy.ts'
import { addSampleData as add } from './add-sample-data.command.ts'
import { readSampleData } from './read-sample-data.query.ts'
import { removeSampleData as remove } from './remove-sample-data.command.ts'

const keepers = roles('owner', 'admin')

export const sampleDataRoutes: Operation[] = [
  operation('getSampleData', keepers, getSampleData),
  operation('addSampleData', keepers, addSampleData),
  operation('removeSampleData', keepers, removeSampleData),
]

async function getSampleData({ viewer }: Request<'getSampleData'>): Promise<Answer<'getSampleData'>> {
  return { status: 200, body: await readSampleData(viewer) }
}

async function addSampleData(request: Request<'addSampleData'>): Promise<Answer<'addSampleData'>> {
  return write(request, async (change) => {
    await add(change, request.viewer)
    return { status: 204 }
  })
}

async function removeSampleData(request: Request<'removeSampleData'>): Promise<Answer<'removeSampleData'>> {
  return write(request, async (change) => {
    await remove(change, request.viewer)
    return { status: 204 }
  })
}
