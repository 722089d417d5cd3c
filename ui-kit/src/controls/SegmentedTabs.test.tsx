import { FluentProvider } from '@fluentui/react-components'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lightTheme } from '#theme/theme.ts'
import { SegmentedTabs } from './SegmentedTabs.tsx'

afterEach(cleanup)

const options = [
  { value: 'tasks', label: 'Tasks' },
  { value: 'files', label: 'Files' },
] as const
type View = (typeof options)[number]['value']

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('marks the chosen tab while its view is still on its way', async () => {
  const files = Promise.withResolvers<string>()
  function Files() {
    return use(files.promise)
  }
  function Page() {
    const [view, setView] = useState<View>('tasks')
    return (
      <FluentProvider theme={lightTheme}>
        <SegmentedTabs<View> label="View" value={view} options={options} onChange={setView} />
        <Suspense>{view === 'files' ? <Files /> : 'Order the appraisal'}</Suspense>
      </FluentProvider>
    )
  }
  render(<Page />)
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Files' })))
  expect(chosen()).toBe('Files')
  expect(screen.getByText('Order the appraisal')).toBeTruthy()

  await act(async () => files.resolve('Disclosures.pdf'))
  expect(screen.getByText('Disclosures.pdf')).toBeTruthy()
  expect(chosen()).toBe('Files')
})

it('marks the old tab again if the page stays', () => {
  render(
    <FluentProvider theme={lightTheme}>
      <SegmentedTabs<View> label="View" value="tasks" options={options} onChange={() => undefined} />
    </FluentProvider>,
  )
  fireEvent.click(screen.getByRole('tab', { name: 'Files' }))
  expect(chosen()).toBe('Tasks')
})
