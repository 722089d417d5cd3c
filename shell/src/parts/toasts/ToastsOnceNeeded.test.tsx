import { act, screen } from '@testing-library/react'
import { createNotify } from 'remote-kit/notify'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { showToastAtom } from './snackbar.atoms.ts'
import { ToastsOnceNeeded } from './ToastsOnceNeeded.tsx'

// Each toast has a copy for screen readers.
const onScreen = { ignore: '[aria-live]' }

it('shows every toast once, those too that came before its code was there', async () => {
  const { store } = renderScreen(<ToastsOnceNeeded />, { path: '/', answers: {} })
  const notify = createNotify((toast) => act(() => store.set(showToastAtom, toast)))
  notify.success('402 Maple Street moved')
  notify.error('The request isn’t valid')
  expect(await screen.findByText('402 Maple Street moved', onScreen)).toBeInTheDocument()
  expect(screen.getByText('The request isn’t valid', onScreen)).toBeInTheDocument()
  notify.success('Email dismissed')
  expect(await screen.findByText('Email dismissed', onScreen)).toBeInTheDocument()
  expect(screen.getAllByText('402 Maple Street moved', onScreen)).toHaveLength(1)
})
