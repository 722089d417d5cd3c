// @vitest-environment happy-dom
import '../testing/setup.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { TextField } from './TextField.tsx'

function ListName() {
  const { control } = useForm({ defaultValues: { name: '' } })
  return <TextField control={control} name="name" label="Name" hint="Whoever matches is on it." maxLength={60} />
}

it('says how much room is left before a text is cut', async () => {
  renderScreen(<ListName />, { path: '/', answers: {} })
  expect(screen.getByText('Whoever matches is on it.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.paste('x'.repeat(70))
  expect(screen.getByText('60 of 60 characters')).toBeInTheDocument()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
  expect(screen.getByText('Whoever matches is on it.')).toBeInTheDocument()
})
