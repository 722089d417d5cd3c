import { formatQuantity } from 'ui-kit/format'

const inDays = (days: number) => formatQuantity(days, 'day')
const untilKeys = (days: number, day: string) => `${inDays(days)} until you get the keys, on ${day}.`

/** Where a deal stands. */
export const copy = {
  standing: {
    preContract: 'We’re getting everything ready.',
    searching: {
      buying: 'We’re looking for your home.',
      selling: 'Your home is on the market.',
      renting: 'We’re looking for your new place.',
      leasing: 'Your place is on the market.',
    },
    underContract: 'You’re under contract.',
    countdown: {
      buying: untilKeys,
      selling: (days: number, day: string) => `${inDays(days)} until closing, on ${day}.`,
      renting: untilKeys,
      leasing: (days: number, day: string) => `${inDays(days)} until the lease begins, on ${day}.`,
    },
    today: {
      buying: 'Today’s the day: you get the keys.',
      selling: 'Today’s the day: you close.',
      renting: 'Today’s the day: you get the keys.',
      leasing: 'Today’s the day: the lease begins.',
    },
    /** After the closing. */
    keys: (day: string) => `You get the keys on ${day}.`,
    missed: (day: string) => `The closing was planned for ${day}.`,
    closed: {
      buying: 'It’s yours.',
      selling: 'It’s sold.',
      renting: 'It’s yours.',
      leasing: 'It’s leased.',
    },
    closedOn: {
      buying: (day: string) => `It’s yours: you closed on ${day}.`,
      selling: (day: string) => `It’s sold: you closed on ${day}.`,
      renting: (day: string) => `It’s yours: the deal closed on ${day}.`,
      leasing: (day: string) => `It’s leased: the deal closed on ${day}.`,
    },
    fellThrough: 'This one didn’t work out. Your agent is here to help with what’s next.',
    expired: 'The listing has expired. Your agent is here to help with what’s next.',
    onHold: 'On hold for now. Your agent will let you know when it’s moving again.',
  },
  /** For a title company, a lender or the other side. */
  neutralStanding: {
    preContract: 'The deal is being prepared.',
    searching: 'The search is on.',
    onMarket: 'The property is on the market.',
    underContract: 'The property is under contract.',
    countdown: {
      sale: (days: number, day: string) => `${inDays(days)} until closing, on ${day}.`,
      lease: (days: number, day: string) => `${inDays(days)} until the lease begins, on ${day}.`,
    },
    today: { sale: 'The closing is today.', lease: 'The lease begins today.' },
    closed: 'The deal has closed.',
    closedOn: (day: string) => `The deal closed on ${day}.`,
    fellThrough: 'The deal fell through.',
    expired: 'The listing has expired.',
    onHold: 'The deal is on hold.',
  },
}
