import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingOperations, operationsIn } from './api-operations.ts'

const contract = {
  paths: {
    '/deals/': { get: {}, post: {} },
    '/deals/{id}/': { get: {}, patch: {} },
    '/deals/export/': { get: {} },
  },
}

async function found(text: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'protracker-operations-'))
  const file = join(folder, 'deals.api.ts')
  await writeFile(file, text)
  try {
    return operationsIn([file])
  } finally {
    await rm(folder, { recursive: true })
  }
}

test.each([
  ["api.POST('/deals/', { body })", ['POST /deals/']],
  ["api.PATCH(\n  '/deals/{id}/',\n  {})", ['PATCH /deals/{id}/']],
  ["useApi().useQuery('get', '/deals/{id}/', { params })", ['GET /deals/{id}/']],
  ['useApi().useInfiniteQuery(\n  "get",\n  "/deals/",', ['GET /deals/']],
  ["api.GET('/gone/')", ['GET /gone/']],
  ["<a href={exportAddress('/deals/export/', query)}>", ['GET /deals/export/']],
  ["api.POST('/deals/'); queryClient.invalidateQueries(queriesOf('/deals/'))", ['POST /deals/']],
  ["navigate('/agent/deals/')", []],
])('%s calls %j', async (text, operations) => {
  expect(await found(text)).toEqual(operations)
})

test('operations that a contract does not have are named', () => {
  const called = ['GET /deals/', 'DELETE /deals/{id}/', 'GET /deals/export/', 'GET /gone/']
  expect(missingOperations(called, contract)).toEqual(['DELETE /deals/{id}/', 'GET /gone/'])
  expect(missingOperations(['GET /deals/${which}/', 'PATCH /deals/${which}/'], contract)).toEqual([])
  expect(missingOperations(['DELETE /deals/${which}/'], contract)).toEqual(['DELETE /deals/${which}/'])
  expect(missingOperations(called.slice(0, 1), null)).toEqual(['GET /deals/'])
})
