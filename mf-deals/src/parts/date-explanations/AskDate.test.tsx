import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { AskDate } from './AskDate.tsx'

it('keeps its width beside a long title', async () => {
  renderScreen(<AskDate deal="maple" of="cma" title="Market analysis and list price" words="Mon, Nov 30" />, {
    path: '/',
    answers: {},
  })
  expect(await screen.findByRole('button')).toHaveStyle({ flexShrink: '0' })
})
