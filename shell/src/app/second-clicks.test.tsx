import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ignoreSecondClicks } from './second-clicks.ts'

ignoreSecondClicks(document)

function Counters() {
  const [saved, setSaved] = useState(0)
  const [month, setMonth] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSaved((count) => count + 1)
      }}
    >
      <button type="submit">Save</button>
      <button type="button" onClick={() => setMonth((count) => count + 1)}>
        Next month
      </button>
      <p role="status">
        {saved} saved, {month} months
      </p>
    </form>
  )
}

const counted = () => screen.getByRole('status').textContent

it('a double click saves once, and steps two months', async () => {
  render(<Counters />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
  expect(counted()).toBe('1 saved, 0 months')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Next month' }))
  expect(counted()).toBe('1 saved, 2 months')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(counted()).toBe('2 saved, 2 months')
})
