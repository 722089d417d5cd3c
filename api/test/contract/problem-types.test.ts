import contract from 'openapi/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'

it('the contract introduces every type of problem that one of its calls names', () => {
  const types = new Set(JSON.stringify(contract).match(/urn:protracker:problem:[a-z-]+/g))
  expect([...types].filter((type) => !contract.info.description.includes(type))).toEqual([])
})
