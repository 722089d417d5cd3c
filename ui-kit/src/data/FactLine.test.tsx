import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FactLine } from './FactLine.tsx'

it.each<[readonly (string | null | false | undefined)[], string]>([
  [['Dana Brooks', '$585,000'], 'Dana Brooks · $585,000'],
  [['Dana Brooks', '', null, false, undefined], 'Dana Brooks'],
  [['Dana Brooks', '$585,000', 'closes Dec 12', 'Buyer'], 'Dana Brooks · $585,000 · closes Dec 12 · Buyer'],
  [['Dana', 'Dana'], 'Dana · Dana'],
  [[], ''],
])('shows %j in one line', (facts, words) => {
  expect(render(<FactLine facts={facts} />).container.textContent).toBe(words)
})
