import { screen } from '@testing-library/react'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

it('shows the marks of a sentence as elements, and all other text as it is', () => {
  const text = '**Deals:** press [[Ctrl K]], see `csrftoken` and our [terms of use](/tou). 2 * 3 [sic] is <b>6</b>.'
  renderScreen(
    <p>
      <RichText text={text} linkClassName="link" />
    </p>,
    { path: '/', answers: {} },
  )
  const paragraph = screen.getByText(/press/)
  expect(paragraph).toHaveTextContent(
    'Deals: press Ctrl K, see csrftoken and our terms of use. 2 * 3 [sic] is <b>6</b>.',
  )
  expect([...paragraph.querySelectorAll('b, kbd, code')].map((one) => one.textContent)).toEqual([
    'Deals:',
    'Ctrl K',
    'csrftoken',
  ])
  expect(screen.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/tou')
})
