import { expect, it } from 'vitest'
import { csvName } from './csv-name.ts'

it('names the file of a report by what it shows and its period', () => {
  const period = { from: '2026-01-01', to: '2026-11-28' }
  expect(csvName({ name: 'agent', ...period })).toBe('deals-by-agent-2026-01-01-to-2026-11-28.csv')
  expect(csvName({ name: 'source', from: null, to: null })).toBe('deals-by-lead-source-all-time.csv')
})
