/** The deals at the top of the first board, which visitors of the demo see first. */
import { Representation } from 'openapi/codes'

export type ShowcaseDeal = {
  /** The index of the column, from the left. */
  column: number
  name: string
  headline?: string
  /** In cents. */
  price: number
  representation: Representation
  client: { first_name: string; last_name: string; emails: string[] }
}

const { Buyer, Seller, Dual } = Representation
const person = (first_name: string, last_name: string, email = `${first_name}.${last_name}@example.com`) => ({
  first_name,
  last_name,
  emails: [email.toLowerCase()],
})

export const SHOWCASE_DEALS: readonly ShowcaseDeal[] = [
  {
    column: 0,
    name: 'The Alvarez family',
    headline: '3 bed, Eastside · up to $640,000',
    price: 64_000_000,
    representation: Buyer,
    client: person('Elena', 'Alvarez'),
  },
  {
    column: 0,
    name: 'Priya & Tom Whitaker',
    headline: 'Condo downtown · up to $415,000',
    price: 41_500_000,
    representation: Buyer,
    client: person('Priya', 'Whitaker'),
  },
  {
    column: 0,
    name: 'Okafor relocation',
    headline: 'Any, school district 12 · cash',
    price: 55_000_000,
    representation: Buyer,
    client: person('Naomi', 'Okafor'),
  },
  { column: 1, name: '1127 Juniper Lane', price: 58_500_000, representation: Buyer, client: person('Dana', 'Brooks') },
  { column: 1, name: '88 Harbor View #1204', price: 74_250_000, representation: Dual, client: person('Lee', 'Santos') },
  {
    column: 2,
    name: '402 Maple Street',
    price: 51_200_000,
    representation: Buyer,
    client: person('Sarah', 'Henderson', 'client@demo.test'),
  },
  { column: 2, name: '19 Quarry Road', price: 38_990_000, representation: Dual, client: person('Minh', 'Nguyen') },
  { column: 2, name: '7 Lantern Hill', price: 124_000_000, representation: Seller, client: person('Ruth', 'Cole') },
  { column: 3, name: '2305 Cedar Bluff', price: 46_800_000, representation: Buyer, client: person('Grant', 'Marsh') },
  { column: 3, name: '64 Foundry Lofts #3', price: 30_150_000, representation: Buyer, client: person('Amina', 'Abdi') },
]
