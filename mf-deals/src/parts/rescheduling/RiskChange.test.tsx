import { screen } from '@testing-library/react'
import type { DealRisk } from 'openapi'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { RiskChange } from './RiskChange.tsx'

const risk = (level: DealRisk['level'], float_days: number): DealRisk => ({ level, float_days, causes: [] })
const show = (before: DealRisk, after: DealRisk) =>
  renderScreen(<RiskChange risk={{ before, after }} />, { path: '/agent', answers: {} })

it('says that the risk stays if its label is the same, although there are more days to spare', () => {
  show(risk('sunny', 4), risk('sunny', 14))
  expect(screen.getByRole('heading')).toHaveTextContent('Risk stays the same')
  expect(screen.getAllByText(/Sunny/).map(({ textContent }) => textContent)).toEqual([
    'Sunny · 14 business days to spare',
  ])
})

it('says what changes while it is cloudy, when each day counts', () => {
  show(risk('cloudy', 2), risk('cloudy', 0))
  expect(screen.getByRole('heading')).toHaveTextContent('Risk changes')
  expect(screen.getByText('Cloudy · 2 business days to spare')).toBeInTheDocument()
  expect(screen.getByText('Cloudy · no days to spare')).toBeInTheDocument()
})
