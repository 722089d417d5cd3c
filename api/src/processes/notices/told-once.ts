/** Collects what people are to be told in a change, and tells each person once, when the change is done. */
import type { Types } from 'mongoose'
import type { Change } from '#platform/events/change.ts'

type Collected<Item> = Map<string, { user: Types.ObjectId; items: Item[] }>

/** `tell` gets a person's items in the order in which they came. Returns what adds one. */
export function toldOnce<Item>(
  tell: (change: Change, user: Types.ObjectId, items: readonly Item[]) => Promise<void>,
): (change: Change, user: Types.ObjectId, item: Item) => void {
  const collected = new WeakMap<Change, Collected<Item>>()
  const begin = (change: Change): Collected<Item> => {
    const people: Collected<Item> = new Map()
    collected.set(change, people)
    change.last(async () => {
      for (const { user, items } of people.values()) await tell(change, user, items)
    })
    return people
  }
  return (change, user, item) => {
    const people = collected.get(change) ?? begin(change)
    const own = people.get(String(user)) ?? { user, items: [] }
    own.items.push(item)
    people.set(String(user), own)
  }
}

/** "402 Maple Street, and 2 more". */
export const namedWithRest = (first: string, others: number): string =>
  others === 0 ? first : `${first}, and ${others} more`
