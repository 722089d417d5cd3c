import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aheadOf } from './ahead.ts'
import { RenderedAhead } from './RenderedAhead.tsx'

const onShown = vi.fn<(task: string) => void>()

function Panel({ task }: { task: string }) {
  const [note, setNote] = useState('')
  useEffect(() => onShown(task), [task])
  return <input aria-label={task} value={note} onChange={(event) => setNote(event.target.value)} />
}

/** Two tasks, and the panel of the one that was clicked. */
function renderTasks(prepare?: () => Promise<unknown>) {
  const ahead = aheadOf<string>()
  function Tasks() {
    const [open, setOpen] = useState<string | null>(null)
    return (
      <>
        {['Inspection', 'Appraisal'].map((task) => (
          <button key={task} onClick={() => setOpen(task)} {...ahead.propsFor(task, prepare)}>
            Open {task}
          </button>
        ))}
        <button onClick={() => setOpen(null)}>Close</button>
        <RenderedAhead open={open} ahead={ahead}>
          {(task) => <Panel task={task} />}
        </RenderedAhead>
      </>
    )
  }
  render(<Tasks />)
}

const button = (name: string) => screen.getByRole('button', { name })
const panel = (task: string) => screen.queryByLabelText<HTMLInputElement>(task)

afterEach(() => {
  cleanup()
  onShown.mockClear()
})

describe('what is likely to be opened', () => {
  it('is rendered hidden under a resting pointer, and shown by a click', async () => {
    renderTasks()
    fireEvent.pointerEnter(button('Open Inspection'))
    const ahead = await screen.findByLabelText('Inspection')
    expect(ahead.checkVisibility()).toBe(false)
    expect(onShown).not.toHaveBeenCalled()

    fireEvent.click(button('Open Inspection'))
    expect(panel('Inspection')).toBe(ahead)
    expect(ahead.checkVisibility()).toBe(true)
    expect(onShown).toHaveBeenCalledWith('Inspection')
  })

  it('is also what has the focus, once it is prepared', async () => {
    const fetched = Promise.withResolvers<void>()
    const prepare = vi.fn<() => Promise<void>>(() => fetched.promise)
    renderTasks(prepare)
    fireEvent.focus(button('Open Appraisal'))
    await waitFor(() => expect(prepare).toHaveBeenCalledOnce())
    expect(panel('Appraisal')).toBeNull()
    fetched.resolve()
    expect((await screen.findByLabelText('Appraisal')).checkVisibility()).toBe(false)
  })

  it('is nothing that a pointer only crosses or has left', async () => {
    const prepare = vi.fn<() => Promise<void>>(async () => undefined)
    renderTasks(prepare)
    fireEvent.pointerEnter(button('Open Inspection'))
    fireEvent.pointerLeave(button('Open Inspection'))
    fireEvent.pointerEnter(button('Open Appraisal'))
    expect(await screen.findByLabelText('Appraisal')).toBeTruthy()
    expect(prepare).toHaveBeenCalledOnce()
    fireEvent.pointerLeave(button('Open Appraisal'))
    await waitFor(() => expect(panel('Appraisal')).toBeNull())
  })

  it('starts afresh after it was closed', async () => {
    renderTasks()
    fireEvent.click(button('Open Inspection'))
    fireEvent.change(screen.getByLabelText('Inspection'), { target: { value: 'Roof' } })
    fireEvent.click(button('Close'))
    await waitFor(() => expect(panel('Inspection')).toBeNull())
    fireEvent.pointerEnter(button('Open Inspection'))
    expect((await screen.findByLabelText<HTMLInputElement>('Inspection')).value).toBe('')
  })
})
