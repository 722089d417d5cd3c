import { FluentProvider } from '@fluentui/react-components'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lightTheme } from '#theme/theme.ts'
import { ErrorState } from './ErrorState.tsx'

afterEach(cleanup)

const problem = { title: 'Not now', status: 503, detail: 'The database is away.', request_id: 'b7c1e0d2f3a4' }

it('shows what happened, what is safe, what to do and the request id, and retries', () => {
  const retry = vi.fn<() => void>()
  const error = Object.assign(new Error('Not now'), { status: 503, problem })
  render(
    <FluentProvider theme={lightTheme}>
      <ErrorState title="Couldn’t load the deals" error={error} onRetry={retry} />
    </FluentProvider>,
  )
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain('Couldn’t load the deals')
  expect(alert).toContain('The database is away. Nothing was changed. Try again in a moment.')
  expect(alert).toContain('Request b7c1e0d2f3a4')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('shows no details of an error that is not from the API', () => {
  render(
    <FluentProvider theme={lightTheme}>
      <ErrorState title="Couldn’t load the deals" error={new TypeError('x is undefined')} />
    </FluentProvider>,
  )
  expect(screen.getByRole('alert').textContent).not.toContain('undefined')
  expect(screen.queryByRole('button')).toBeNull()
})
