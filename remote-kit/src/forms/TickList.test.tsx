// @vitest-environment happy-dom
import '../testing/setup.ts'
import { Field } from '@fluentui/react-components'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TickList } from './TickList.tsx'

const options = [
  { value: 'dates', label: 'Dates' },
  { value: 'files', label: 'Files' },
]

it('checks the box whose label is clicked, also in a field', async () => {
  const onChange = vi.fn<(chosen: string[]) => void>()
  render(
    <Field label="What they see">
      <div>
        <TickList options={options} chosen={[]} onChange={onChange} />
      </div>
    </Field>,
  )
  await userEvent.click(screen.getByText('Files'))
  expect(onChange).toHaveBeenLastCalledWith(['files'])
  expect(screen.getByRole('checkbox', { name: 'Dates' }).id).not.toBe(
    screen.getByRole('checkbox', { name: 'Files' }).id,
  )
})
