import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Deal } from 'openapi'
import { type Answers, problem, renderScreen } from 'remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { useDeal } from '#parts/deals/deals.api.ts'
import { moneyCodec, textCodec } from '#parts/inline-edit/codecs.ts'
import { dealCard, fullDeal, owner, page } from '#test/sample-deals.ts'
import { DealFact } from './DealFact.tsx'

const deal = fullDeal(dealCard())

function Price() {
  const { data } = useDeal('maple')
  if (!data) return null
  return (
    <DealFact
      deal={data}
      label="List price"
      codec={moneyCodec}
      read={({ list_price }) => list_price}
      write={(list_price) => ({ list_price })}
    />
  )
}

function Headline() {
  const { data } = useDeal('maple')
  if (!data) return null
  return (
    <DealFact
      deal={data}
      label="Headline"
      placeholder="One line for the card"
      codec={textCodec}
      read={({ headline }) => headline}
      write={(headline) => ({ headline })}
    />
  )
}

const open = (answers: Answers) => renderScreen(<Price />, { path: '/', answers })
const value = (shown: string) => screen.findByRole('button', { name: `List price: ${shown}. Edit` })

/** Starts editing and replaces the text. */
async function type(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^List price/ }))
  const input = await screen.findByRole('textbox', { name: 'List price' })
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

/** An API with one deal that someone else changes before the first write. */
function changedMeanwhile(theirs: Partial<Deal>): Answers {
  const current = { ...deal, ...theirs, version: 2 }
  let asked = 0
  return {
    'GET /deals/*/': () => (asked++ === 0 ? deal : current),
    'PATCH /deals/*/': ({ headers }) =>
      headers.get('If-Match') === '"2"'
        ? { ...current, list_price: 52_500_000, version: 3 }
        : problem(412, 'Someone else changed this while you were editing'),
  }
}

describe('a fact that is edited in place', () => {
  it('is announced as empty if it shows a placeholder', async () => {
    const answers = { 'GET /deals/*/': () => ({ ...deal, headline: '' }) }
    renderScreen(<Headline />, { path: '/', answers })
    const name = 'Headline: empty. One line for the card. Edit'
    expect(await screen.findByRole('button', { name })).toBeVisible()
  })

  it('says what a click adds if it is empty, to screen readers as well', async () => {
    open({ 'GET /deals/*/': () => ({ ...deal, list_price: null }) })
    const button = await screen.findByRole('button', { name: 'List price: empty. Add list price. Edit' })
    expect(button).toHaveTextContent('Add list price')
  })

  it('saved by Enter, over the version that was read', async () => {
    const { requests } = open({
      'GET /deals/*/': () => deal,
      'PATCH /deals/*/': () => ({ ...deal, list_price: 52_500_000, version: 2 }),
    })
    await type('525k{Enter}')
    expect(await value('$525,000')).toHaveFocus()
    const sent = requests.find(({ method }) => method === 'PATCH')
    expect(sent?.body).toEqual({ list_price: 52_500_000 })
    expect(sent?.headers.get('If-Match')).toBe('"1"')
  })

  it('can be undone, by its toast or as the last change', async () => {
    const { toasts, requests } = renderScreen(<Price />, {
      path: '/',
      user: owner,
      answers: {
        'GET /deals/*/': () => deal,
        'PATCH /deals/*/': () => ({ ...deal, list_price: 52_500_000, version: 2 }),
        'GET /deals/*/history/': () => page([{ id: 'e1', actor: owner.id, can_undo: true }]),
        'POST /events/*/undo/': () => ({ event: 'e2', summary: 'undid', kept: [] }),
      },
    })
    await type('525k{Enter}')
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'List price changed' }]))
    toasts[0]?.action?.run()
    await waitFor(() => expect(requests.some(({ path }) => path === '/events/e1/undo/')).toBe(true))
  })

  it('is unchanged after Esc', async () => {
    const { requests } = open({ 'GET /deals/*/': () => deal })
    await type('1{Escape}')
    expect(await value('$519,000')).toHaveFocus()
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false)
  })

  it('says why a text is not an amount, and stays open', async () => {
    open({ 'GET /deals/*/': () => deal })
    await type('a lot{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount, such as 512,000')
    expect(screen.getByRole('textbox', { name: 'List price' })).toHaveValue('a lot')
  })

  it('shows the old value and the reason after a refusal', async () => {
    const { toasts } = open({
      'GET /deals/*/': () => deal,
      'PATCH /deals/*/': () =>
        problem(422, 'The price is too low', [{ field: 'list_price', reason: 'must be at least $1,000' }]),
    })
    await type('1{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('The price is too low. This must be at least $1,000')
    expect(await value('$519,000')).toBeVisible()
    expect(toasts).toEqual([])
  })

  it('saved over changes that someone else made to other fields', async () => {
    const { requests } = open(changedMeanwhile({ notes: 'The roof is new' }))
    await type('525k{Enter}')
    expect(await value('$525,000')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
  })

  it('shows both values if someone else changed the same field, and saves the chosen one', async () => {
    open(changedMeanwhile({ list_price: 53_000_000 }))
    await type('525k{Enter}')
    expect(await screen.findByText('$525,000')).toBeVisible()
    expect(screen.getAllByText('$530,000')).not.toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }))
    expect(await value('$525,000')).toBeVisible()
  })

  it('can keep the other user’s value', async () => {
    open(changedMeanwhile({ list_price: 53_000_000 }))
    await type('525k{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep theirs' }))
    await waitFor(() => expect(screen.queryByText('$525,000')).toBeNull())
    expect(await value('$530,000')).toBeVisible()
  })
})
